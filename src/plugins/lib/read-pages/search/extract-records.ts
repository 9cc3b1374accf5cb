import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {search as settings} from '../../../../config/search';
import {
  byLevel,
  type Hierarchy,
  type RankingFields,
  type SearchRecord,
  type SectionLevel,
} from '../../../../lib/search/search-record';
import {sectionName} from '../../section-name';
import {collapse} from '../collapse';
import {notText} from '../not-text';
import {targetText} from '../site-target';
import {dropRepeatedFileNames} from './sample-titles';
import {SampleWords} from './sample-words';
import {tellingLabels} from './tab-labels';
import {roleInTable} from './table-names';

const notIndexed = `${notText}, [data-not-indexed], .theme-doc-toc-mobile`;

/** Inline elements; all others separate words. */
const inlineElements = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'var',
]);

/** A record before the words of its samples are compared with those of the other pages. */
export interface ExtractedRecord extends SearchRecord {
  readonly ranking: RankingFields;
  /** Labels of the section's tabs: the languages of its samples. */
  readonly tabLabels: readonly string[];
}

interface Section {
  readonly anchor: string;
  readonly level: SectionLevel;
  readonly headings: Readonly<Partial<Record<SectionLevel, string>>>;
  text: string;
  code: string;
  readonly tabLabels: Set<string>;
  readonly names: Set<string>;
  readonly values: Set<string>;
}

/**
 * Extracts one search record per section from the rendered HTML; none for a page without an article or a title. Mutates
 * the document: removes what is not text.
 */
export function extractRecords($: CheerioAPI, route: string): ExtractedRecord[] {
  const article = $('article .theme-doc-markdown').first();
  article.find(notIndexed).remove();
  dropRepeatedFileNames($, article);
  const title = collapse(article.find('h1').first().text());
  if (article.length === 0 || title === '') return [];
  const category = collapse($('.theme-doc-sidebar-menu .menu__link--sublist.menu__link--active').last().text());
  const lvl0 = category || sectionName(route);
  const sections = readSections($, article.get(0));
  const sampleWords = new SampleWords(sections.map(({text}) => text));
  const isTelling = tellingLabels(sections.map(({tabLabels}) => tabLabels));
  return sections.map((section, index) => {
    const code = sampleWords.take(section.code);
    const tabLabels = new Set([...section.tabLabels].filter(isTelling));
    return toRecord({...section, code, tabLabels}, index, lvl0, title, route);
  });
}

function readSections($: CheerioAPI, root: Element | undefined): Section[] {
  const sections: Section[] = [];
  let current: Section | undefined;

  const visit = (node: AnyNode): void => {
    if (node.type === 'text') {
      if (current) current.text += node.data;
      return;
    }
    if (node.type !== 'tag') return;
    if (node.name === 'pre') {
      if (current) current.code += `${$(node).text()} `;
      return;
    }
    if (node.attribs.role === 'tab') {
      current?.tabLabels.add(collapse($(node).text()));
      return;
    }
    if (node.name === 'code' && current) addName(current, node, $(node).text());
    const level = headingLevel(node);
    if (level !== null) {
      current = openSection($, node, level, current);
      sections.push(current);
      return;
    }
    const separator = inlineElements.has(node.name) ? '' : ' ';
    if (current) current.text += separator;
    node.children.forEach(visit);
    if (current) current.text += separator;
  };

  root?.children.forEach(visit);
  return sections;
}

function headingLevel(node: Element): SectionLevel | null {
  const match = /^h([1-6])$/.exec(node.name);
  return match ? (`lvl${match[1]}` as SectionLevel) : null;
}

function openSection($: CheerioAPI, node: Element, level: SectionLevel, previous: Section | undefined): Section {
  const ancestors = Object.entries(previous?.headings ?? {}).filter(([name]) => name < level);
  return {
    anchor: level === 'lvl1' ? '' : (node.attribs.id ?? ''),
    level,
    headings: {...Object.fromEntries(ancestors), [level]: collapse($(node).text())},
    text: '',
    code: '',
    tabLabels: new Set(),
    names: new Set(),
    values: new Set(),
  };
}

function toRecord(
  {anchor, level, headings, text, code, tabLabels, names, values}: Section,
  index: number,
  lvl0: string,
  title: string,
  route: string,
): ExtractedRecord {
  const url = targetText({path: route, anchor});
  const hierarchy: Hierarchy = {
    ...byLevel((name) => (name === 'lvl0' ? null : (headings[name] ?? null))),
    lvl0,
    lvl1: title,
  };
  // A heading without an id cannot be linked to, but it is a record of its own.
  const objectID = anchor === '' && level !== 'lvl1' ? `${route}:${index}` : url;
  const ranking = {names: [...names], values: [...values], code, linkTexts: 0, linkWords: ''};
  const content = settings.linkSections.test(url) ? null : collapse(text) || null;
  return {objectID, url, type: level, content, hierarchy, ranking, tabLabels: [...tabLabels]};
}

function addName({names, values}: Section, code: Element, text: string): void {
  const role = roleInTable(code);
  const name = collapse(text);
  if (role !== undefined && name !== '') (role === 'name' ? names : values).add(name);
}
