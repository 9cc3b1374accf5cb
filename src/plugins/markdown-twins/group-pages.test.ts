import type {AllContent} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {search} from '../../config/search';
import {groupPages} from './group-pages';

/** Content with pages at these addresses, whose ids are the addresses too, and one sidebar. */
function contentWith(permalinks: readonly string[], items: readonly object[] = []): AllContent {
  const docs = permalinks.map((permalink) => ({id: permalink, permalink}));
  return {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars: {main: items}}]}}};
}

const page = (id: string) => ({type: 'doc', id});

test('pages are grouped by category, in the order of the sidebar', () => {
  const category = {type: 'category', label: 'Manage', items: [page('/teams'), page('/billing')]};
  expect(groupPages(contentWith(['/', '/billing', '/teams'], [page('/'), category]), '/')).toEqual([
    {label: search.defaultSection, routes: ['/']},
    {label: 'Manage', routes: ['/teams', '/billing']},
  ]);
});

test('the page that a category opens comes first in its group', () => {
  const category = {
    type: 'category',
    label: 'Manage',
    link: {type: 'doc', id: '/manage'},
    items: [page('/manage/teams')],
  };
  expect(groupPages(contentWith(['/manage', '/manage/teams'], [category]), '/')).toEqual([
    {label: 'Manage', routes: ['/manage', '/manage/teams']},
  ]);
});

test('pages in no sidebar are grouped by section, those in fewer folders first', () => {
  expect(groupPages(contentWith(['/dyndexer/api/list', '/dyndexer/cli']), '/')).toEqual([
    {label: search.sections[0].name, routes: ['/dyndexer/cli', '/dyndexer/api/list']},
  ]);
});

test('a page named like its folder has the route of the folder', () => {
  expect(groupPages(contentWith(['/logs/'], [page('/logs/')]), '/')).toEqual([
    {label: search.defaultSection, routes: ['/logs']},
  ]);
});
