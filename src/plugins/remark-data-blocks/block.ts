import type {RootContent} from 'mdast';

/** String attributes of the element in the page: `<DataBlock id="…" of="…" />`. */
export type BlockAttributes = Readonly<Record<string, string>>;

/**
 * Makes the Markdown nodes that take an element's place.
 *
 * @throws with the reason when the attributes name something that does not exist.
 */
export type Block = (attributes: BlockAttributes) => RootContent[];
