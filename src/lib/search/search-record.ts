/** The levels of the page and its sections. */
export const sectionLevels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type SectionLevel = (typeof sectionLevels)[number];

/** Heading levels of a record: `lvl0` is the category, `lvl1` the page, the others its sections. */
export const hierarchyLevels = ['lvl0', ...sectionLevels] as const;

export type HierarchyLevel = (typeof hierarchyLevels)[number];

/** Every record has a category and a page. */
export type Hierarchy = {readonly [Level in HierarchyLevel]: Level extends 'lvl0' | 'lvl1' ? string : string | null};

/** One section of a page, as indexed and as returned in a hit (H1). */
export interface SearchRecord {
  /** Stable across builds: the path and the anchor of the section. */
  readonly objectID: string;
  /** Path with anchor, or an absolute URL for records of another site. */
  readonly url: string;
  /** Level of the section's own heading, or `content` for text only. */
  readonly type: SectionLevel | 'content';
  /** Text of the section without its heading and code blocks, or `null` when it has none. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  /** Used for ranking only, and omitted from hits. */
  readonly ranking?: RankingFields;
}

/** Additional search fields of a section, besides its text. */
export interface RankingFields {
  /** Names that it defines: code at the start of its table rows. */
  readonly names: readonly string[];
  /** Other cells of its tables that contain only code. */
  readonly values: readonly string[];
  /**
   * Words of its code blocks that the page's text does not contain, each in the section where it first occurs, and the
   * languages of the blocks.
   */
  readonly code: string;
  /** Different texts of inbound links, in the content of other pages and in navigation: how many there are. */
  readonly linkTexts: number;
  /** Their words, each once. */
  readonly linkWords: string;
}

/** A field with the matched words marked: `the <mark>blockhash</mark> of`. */
export interface MarkedField {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

export type MarkedHierarchy = {readonly [Level in HierarchyLevel]?: MarkedField};

/** A record that matched. */
export interface SearchHit extends Omit<SearchRecord, 'ranking'> {
  /** Full headings with marks. */
  readonly _highlightResult?: {readonly hierarchy?: MarkedHierarchy};
  /** A name, value or code that the query asks for, as the section may have it in a table or list. */
  readonly found?: string | undefined;
  /** Snippet of the text with marks: a few words around the matches. */
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
  /** Total number of hits, on all result pages. */
  readonly nbHits: number;
  readonly queryID?: string;
}

/** A value for each heading level. */
export function byLevel<T>(valueOf: (level: HierarchyLevel) => T): Record<HierarchyLevel, T> {
  return Object.fromEntries(hierarchyLevels.map((level) => [level, valueOf(level)])) as Record<HierarchyLevel, T>;
}

/** The URL of a record's page: its own URL without the anchor. */
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
