/** A code block, which contains only text and highlighting elements. */
const block = /<pre\b[\s\S]*?<\/pre>/g;

/** A highlighting element; or the placeholder of the API key, which stays: it has the expression to copy instead. */
const element = /(<span\b[^>]*\bdata-env=[^>]*>[^<]*<\/span>)|<\/?span\b[^>]*>/g;

/** Removes the highlighting of code blocks: on many pages it makes up most elements, and nothing reads them. */
export function withoutColors(html: string): string {
  return html.replaceAll(block, (code) => code.replaceAll(element, '$1'));
}
