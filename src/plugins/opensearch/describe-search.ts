import {escapeHtml} from '../../lib/html/escape-html';

export interface SearchDescription {
  /** `searchName` of `src/config/provider.ts`. */
  readonly name: string;
  readonly description: string;
  /** URL of an SVG. */
  readonly icon: string;
  /** URL of the results page, with `{searchTerms}` as the query. */
  readonly template: string;
}

/** Limit of `ShortName` in the specification: browsers that enforce it ignore a search with a longer name. */
const maxNameLength = 16;

/**
 * An OpenSearch 1.1 description document.
 *
 * @throws when the name is longer than the specification allows.
 */
export function describeSearch({name, description, icon, template}: SearchDescription): string {
  if (name.length > maxNameLength) {
    throw new Error(
      `src/config/provider.ts: searchName "${name}" has ${name.length} characters. Browsers accept at most ${maxNameLength}.`,
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
