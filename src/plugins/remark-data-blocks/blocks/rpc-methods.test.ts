import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {removedMethods, rpcMethods} from '../../../data/rpc/methods';
import {linkedMethods, removedMethodsTable} from './rpc-methods';

test('the table of removed methods links each method that can be called instead, also in notes', () => {
  const urls: string[] = [];
  const root: Root = {type: 'root', children: removedMethodsTable({id: 'removed-methods'})};
  visit(root, 'link', ({url, children}: Link) => {
    expect(children).toEqual([{type: 'inlineCode', value: url.slice(1)}]);
    urls.push(url);
  });
  const names = rpcMethods.map(({name}) => name);
  const words = removedMethods.flatMap(({replacement, note = ''}) => [replacement ?? '', ...note.split(/\W+/)]);
  expect(urls).toEqual(words.filter((word) => names.includes(word)).map((name) => `#${name}`));
});

test('a note links methods only: other identifiers have no section', () => {
  expect(linkedMethods('Use getBlock with minContextSlot.')).toEqual([
    {type: 'text', value: 'Use '},
    {type: 'link', url: '#getBlock', children: [{type: 'inlineCode', value: 'getBlock'}]},
    {type: 'text', value: ' with '},
    {type: 'inlineCode', value: 'minContextSlot'},
    {type: 'text', value: '.'},
  ]);
});
