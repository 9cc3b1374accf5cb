import {expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {sourceFiles} from '../support/source-files';

/** What counts of an item here: a page has an id, a category items, and perhaps a page of its own. */
type Item =
  string | {readonly id?: string; readonly link?: {readonly id?: string} | null; readonly items?: readonly Item[]};

function idsOf(item: Item): string[] {
  if (typeof item === 'string') return [item];
  const {id, link, items = []} = item;
  return [id, link?.id, ...items.flatMap(idsOf)].filter((each) => each !== undefined);
}

/** What is wrong with a sidebar that lists these ids; Docusaurus reports ids that have no page. */
function problems(pages: readonly string[], ids: readonly string[]): string[] {
  return [
    ...pages
      .filter((page) => !ids.includes(page.replace(/\.mdx?$/, '')))
      .map((page) => `docs/${page} is not in sidebars.ts.`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `sidebars.ts lists ${id} twice.`),
  ];
}

test('the sidebar lists each page of docs once', () => {
  const pages = sourceFiles('docs')
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => file.slice('docs/'.length));
  const items = Object.values(sidebars) as readonly (readonly Item[])[];
  expect(pages.length).toBeGreaterThan(20);
  expect(problems(pages, items.flat().flatMap(idsOf))).toEqual([]);
});

test('detects a page that is missing or listed twice, also as the page of a category', () => {
  const category = {type: 'category', label: 'Manage', link: {type: 'doc', id: 'manage'}, items: ['logs', 'billing']};
  const ids = ['logs', category].flatMap(idsOf);
  expect(problems(['billing.mdx', 'keys.mdx', 'logs.mdx', 'manage.mdx'], ids)).toEqual([
    'docs/keys.mdx is not in sidebars.ts.',
    'sidebars.ts lists logs twice.',
  ]);
});
