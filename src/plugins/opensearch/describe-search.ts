import {escapeHtml} from '../../lib/escape-html';

export interface SearchDescription {
  readonly name: string;
  readonly description: string;
  /** The address of an SVG. */
  readonly icon: string;
  /** The address of the results, with `{searchTerms}` in place of the query. */
  readonly template: string;
}

/** Browsers that follow the specification leave out a search with a longer name. */
const longestName = 16;

/**
 * An OpenSearch 1.1 description document.
 *
 * @throws when the name is too long for one.
 */
export function describeSearch({name, description, icon, template}: SearchDescription): string {
  if (name.length > longestName) {
    throw new Error(
      `opensearch: the name "${name}" has more than ${longestName} characters. Shorten the site's title.`,
    );
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name)}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeHtml(icon)}</Image>
  <Url type="text/html" template="${escapeHtml(template)}"/>
</OpenSearchDescription>
`;
}
