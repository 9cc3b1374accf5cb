import {load} from 'cheerio';
import {escapeHtml} from '../../../src/lib/html/escape-html';
import {pageOf, type SearchRecord} from '../../../src/lib/search/search-record';

/** A page of the built site: the HTML around its article, and the records of its sections. */
interface SourcePage {
  readonly before: string;
  readonly after: string;
  readonly records: readonly SearchRecord[];
}

export interface GeneratedPage {
  readonly route: string;
  readonly html: string;
}

/**
 * The vocabulary of a larger site grows with about the square root of its length (Heaps' law,
 * https://en.wikipedia.org/wiki/Heaps%27_law), so words that are rare on our site get variants at that rate.
 */
const heapsExponent = 0.5;

/** A word with at most this many occurrences in our records is rare. */
const rareUses = 2;

/**
 * Generates pages that resemble ours: the frame, heading levels and lengths of one page, with headings and sentences
 * from all. Deterministic.
 *
 * @param readHtml returns the HTML of the page of the built site at a route.
 */
export function createGenerator(records: readonly SearchRecord[], readHtml: (route: string) => string) {
  const sources = readSources(records, readHtml);
  const headings = records.flatMap(({hierarchy, type}) => (type === 'content' ? [] : [hierarchy[type] ?? '']));
  const sentences = records.flatMap(({content}) => splitText(content ?? ''));
  const rare = rareWords(sentences);

  return (index: number): GeneratedPage => {
    const random = createRandom(index + 1);
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    const variants = Math.ceil((index / sources.length + 1) ** heapsExponent);
    const vary = (text: string) =>
      text.replace(/[\p{L}\p{N}]+/gu, (word) =>
        rare.has(word) ? varyWord(word, Math.floor(random() * variants)) : word,
      );
    const makeText = (length: number) => {
      const made: string[] = [];
      for (let size = 0; size < length; size += made.at(-1)?.length ?? 1) made.push(vary(pick(sentences)));
      return made;
    };

    const {before, after, records: shape} = sources[index % sources.length] as SourcePage;
    const sections = shape.map(({type, content}, position) => {
      const heading = toHeading(type === 'lvl1' ? 1 : Number(type.slice(3)), vary(pick(headings)), position);
      return heading + toBlocks(makeText(content?.length ?? 0));
    });
    return {route: `/platform/generated/page-${index}`, html: before + sections.join('') + after};
  };
}

function readSources(records: readonly SearchRecord[], readHtml: (route: string) => string): SourcePage[] {
  const pages = new Map<string, SearchRecord[]>();
  for (const record of records.filter(({type}) => type !== 'content')) {
    const route = pageOf(record.url);
    pages.set(route, [...(pages.get(route) ?? []), record]);
  }
  return Array.from(pages, ([route, ofPage]) => {
    const $ = load(readHtml(route));
    const place = '<article-text></article-text>';
    $('article .theme-doc-markdown').first().html(place);
    const [before = '', after = ''] = $.html().split(place);
    return {before, after, records: ofPage};
  });
}

/** Splits text into sentences; text without any, such as table cells or code, into chunks of twenty words. */
function splitText(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+/).flatMap((sentence) => {
    const words = sentence.split(' ');
    const pieces = Array.from({length: Math.ceil(words.length / 20)}, (_, piece) =>
      words.slice(piece * 20, (piece + 1) * 20).join(' '),
    );
    return words.length > 40 ? pieces : [sentence];
  });
}

function rareWords(sentences: readonly string[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const [word] of sentences.join(' ').matchAll(/[\p{L}\p{N}]{3,}/gu)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return new Set([...uses].filter(([, count]) => count <= rareUses).map(([word]) => word));
}

const syllables = [
  'ba',
  'con',
  'der',
  'fi',
  'gra',
  'hol',
  'in',
  'ko',
  'lam',
  'mer',
  'no',
  'pre',
  'ro',
  'sta',
  'ti',
  'ver',
];

/** A made-up word of similar length and shape; the word itself for variant 0. */
function varyWord(word: string, variant: number): string {
  if (variant === 0) return word;
  const random = createRandom(Array.from(word).reduce((sum, character) => sum * 31 + character.charCodeAt(0), variant));
  if (/^\d+$/.test(word)) return word.replace(/\d/g, () => String(Math.floor(random() * 10)));
  const middle = Array.from(
    {length: Math.ceil(word.length / 4)},
    () => syllables[Math.floor(random() * syllables.length)],
  );
  return word.slice(0, 2) + middle.join('') + word.slice(-Math.ceil(word.length / 4));
}

/** A heading as rendered by the theme, with the anchor link that the index ignores. */
function toHeading(level: number, text: string, position: number): string {
  const safe = escapeHtml(text);
  if (level === 1) return `<header><h1>${safe}</h1></header>`;
  const id = `section-${position}`;
  const link = `<a href="#${id}" class="hash-link" aria-label="Direct link to ${safe}" title="Direct link to ${safe}">\u200B</a>`;
  return `<h${level} class="anchor" id="${id}">${safe}${link}</h${level}>`;
}

/** Paragraphs of three sentences; words that look like identifiers become inline code. */
function toBlocks(sentences: readonly string[]): string {
  const blocks = Array.from({length: Math.ceil(sentences.length / 3)}, (_, block) =>
    sentences.slice(block * 3, (block + 1) * 3).join(' '),
  );
  return blocks
    .map((text) => `<p>${escapeHtml(text).replace(/\b(?:\w+_\w+|[a-z]+[A-Z]\w*|\d{3,})\b/g, '<code>$&</code>')}</p>`)
    .join('');
}

/** A seeded random number generator for values from 0 to below 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
