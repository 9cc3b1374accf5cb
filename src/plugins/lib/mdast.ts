import type {BlockContent, Code, Heading, List, Paragraph, PhrasingContent, Table, TableCell} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxTextElement, MdxJsxTextElementData} from 'mdast-util-mdx-jsx';

declare module 'mdast' {
  interface CodeData {
    title?: string | undefined;
  }
}

/** Inline content: Markdown text (`code`, **strong**, [links](/x)), or mdast nodes. */
export type Inline = string | number | PhrasingContent[];

/** Words and punctuation that mean nothing in Markdown; most texts are such, and need no parser. */
const withoutMarkup = /^[a-z][a-z\d,.;:?()'"/%]*(?: [a-z\d,.;:?()'"/%]+)*$/i;

/**
 * Parses one line of Markdown as inline content.
 *
 * @throws if the text contains block content (a list, a heading, two paragraphs)
 */
export function inline(content: Inline): PhrasingContent[] {
  if (Array.isArray(content)) return content;
  const text = String(content);
  if (text === '') return [];
  if (withoutMarkup.test(text)) return plain(text);
  const {children} = fromMarkdown(text);
  const [block] = children;
  if (children.length !== 1 || block?.type !== 'paragraph') {
    throw new Error(`Expected one line of inline Markdown, got: ${JSON.stringify(text)}`);
  }
  return block.children;
}

/** Text that is not parsed as Markdown. */
export function plain(value: string): PhrasingContent[] {
  return [{type: 'text', value}];
}

/** Text that may wrap between its pieces, even within a word. */
export function withBreaks(pieces: readonly string[], wordBreak: PhrasingContent = element('wbr')): PhrasingContent[] {
  return pieces.flatMap((piece, index) => (index === 0 ? plain(piece) : [wordBreak, ...plain(piece)]));
}

/** An element of HTML. Unlike one of Markdown, the theme has no component for it: its code may only hold text. */
export function element(name: string, children: PhrasingContent[] = []): MdxJsxTextElement {
  const data: MdxJsxTextElementData & {_mdxExplicitJsx: true} = {_mdxExplicitJsx: true};
  return {type: 'mdxJsxTextElement', name, attributes: [], children, data};
}

export function code(value: string | number): PhrasingContent[] {
  return [{type: 'inlineCode', value: String(value)}];
}

/** Several values as inline code, separated by commas. */
export function codes(values: readonly (string | number)[]): PhrasingContent[] {
  return values.flatMap((value, index) => (index === 0 ? code(value) : [...plain(', '), ...code(value)]));
}

export function paragraph(content: Inline): Paragraph {
  return {type: 'paragraph', children: inline(content)};
}

/** A title is not in the info string of the fence, where it could not contain quotes. */
export function codeBlock(lang: string, value: string, title?: string): Code {
  return {type: 'code', lang, value, data: {title}};
}

/** A heading with an explicit id: the table of contents and the search index link to it. */
export function heading(depth: Heading['depth'], content: Inline, id: string): Heading {
  return {type: 'heading', depth, children: inline(content), data: {hProperties: {id}}};
}

export function list(items: readonly Inline[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(item)]})),
  };
}

/** A table with a header row. Every row must have as many cells as the header. */
export function table(header: readonly Inline[], rows: readonly (readonly Inline[])[]): Table {
  const toRow = (cells: readonly Inline[]) => {
    if (cells.length !== header.length) {
      throw new Error(`A row has ${cells.length} cells, its header ${header.length}: ${JSON.stringify(cells)}`);
    }
    const children: TableCell[] = cells.map((cell) => ({type: 'tableCell', children: inline(cell)}));
    return {type: 'tableRow' as const, children};
  };
  return {type: 'table', align: header.map(() => null), children: [toRow(header), ...rows.map(toRow)]};
}

/** An admonition such as `:::warning[Title]`. */
export function admonition(
  kind: 'note' | 'tip' | 'info' | 'warning' | 'danger',
  title: string,
  children: BlockContent[],
): ContainerDirective {
  const label: Paragraph = {type: 'paragraph', data: {directiveLabel: true}, children: plain(title)};
  return {type: 'containerDirective', name: kind, attributes: {}, children: [label, ...children]};
}
