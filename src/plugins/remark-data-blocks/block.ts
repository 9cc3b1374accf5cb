import type {RootContent} from 'mdast';
import type {Attributes} from '../lib/mdx-elements';

/**
 * Creates the mdast nodes that replace an element: `<DataBlock id="…" of="…" />`.
 *
 * @throws with the reason when the attributes name something that does not exist.
 */
export type Block = (attributes: Attributes) => RootContent[];
