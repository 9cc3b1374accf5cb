import type {RootContent} from 'mdast';
import type {Attributes} from '../lib/mdx-elements';

/**
 * Makes the Markdown nodes that take the place of an element: `<DataBlock id="…" of="…" />`.
 *
 * @throws with the reason when the attributes name something that does not exist.
 */
export type Block = (attributes: Attributes) => RootContent[];
