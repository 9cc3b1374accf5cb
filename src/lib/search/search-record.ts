/** Heading levels of a record: `lvl0` is the category, `lvl1` the page, the others its sections. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** The levels of the page and its sections. */
export const sectionLevels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export const hierarchyLevels = ['lvl0', ...sectionLevels] as const;

export interface Hierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

export type SectionLevel = Exclude<HierarchyLevel, 'lvl0'>;

/** One section of a page, as it is indexed and as a hit carries it (H1). */
export interface SearchRecord {
  /** Stable over builds: the path and the anchor of the section. */
  readonly objectID: string;
  /** Path with anchor, or an address when the records of another site are searched too. */
  readonly url: string;
  /** Level of the section's own heading, or `content` for text alone. */
  readonly type: SectionLevel | 'content';
  /** Text of the section without its heading and its blocks of code, or `null` when it has none. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  /** What only ranking reads. Hits do not carry it. */
  readonly ranking?: RankingFields;
}

/** What else a section can be found by, besides what it says. */
export interface RankingFields {
  /** What it defines: the code that a row of one of its tables begins with. */
  readonly names: readonly string[];
  /** Other cells of its tables that are code and nothing else. */
  readonly values: readonly string[];
  /** Words of its blocks of code that the page's text does not have, each where it comes first. */
  readonly code: string;
  /** What the links to it say, on other pages and around them. */
  readonly linkTexts: readonly string[];
}

/** A field with the matched words marked: `the <mark>blockhash</mark> of`. */
export interface MarkedField {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

export type MarkedHierarchy = {readonly [Level in HierarchyLevel]?: MarkedField};

/** A record that matched. */
export interface SearchHit extends Omit<SearchRecord, 'ranking'> {
  /** Whole headings, marked. */
  readonly _highlightResult?: {readonly hierarchy?: MarkedHierarchy};
  /** The text, cut to a few words around the matches, marked. */
  readonly _snippetResult?: {readonly content?: MarkedField};
}

export interface SearchRequest {
  readonly query: string;
  /** Words in a snippet. */
  readonly snippetWords: number;
  /** First page is 0. */
  readonly page?: number;
  readonly hitsPerPage: number;
}

/** One answer, in the hosted provider's shape (H7). */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Hits on all pages. */
  readonly nbHits: number;
  readonly queryID?: string;
}

/** The address of the page that a record is of: its own, without the anchor. */
export function pageOf(url: string): string {
  return url.split('#', 1)[0] ?? '';
}

/** Text of the deepest heading of a record. */
export function ownHeading({hierarchy, type}: Pick<SearchRecord, 'hierarchy' | 'type'>): {
  level: SectionLevel;
  text: string;
} {
  if (type !== 'content' && hierarchy[type]) return {level: type, text: hierarchy[type]};
  const level = sectionLevels.findLast((candidate) => hierarchy[candidate]) ?? 'lvl1';
  return {level, text: hierarchy[level] ?? ''};
}
