import {expect, test} from 'vitest';
import {applyFilter, filterIn, isNoFilter, noFilter, type Filter, type ListedCategory} from './method-filter';

const categories: ListedCategory[] = [
  {
    id: 'accounts',
    name: 'Accounts',
    methods: [
      {name: 'getBalance', transport: 'http'},
      {name: 'getAccountInfo', transport: 'http'},
    ],
  },
  {id: 'tokens', name: 'Tokens', methods: [{name: 'getTokenAccountBalance', transport: 'http'}]},
  {id: 'subscriptions', name: 'Subscriptions', methods: [{name: 'accountSubscribe', transport: 'websocket'}]},
];

const names = (filter: Partial<Filter>) =>
  applyFilter(categories, {...noFilter, ...filter}).flatMap(({methods}) => methods.map(({name}) => name));

test.each<[Partial<Filter>, string[]]>([
  [{}, ['getBalance', 'getAccountInfo', 'getTokenAccountBalance', 'accountSubscribe']],
  [{text: 'balance'}, ['getBalance', 'getTokenAccountBalance']],
  [{text: 'Get_Balance '}, ['getBalance']],
  [{text: 'account', transport: 'websocket'}, ['accountSubscribe']],
  [{category: 'tokens'}, ['getTokenAccountBalance']],
  [{category: 'tokens', transport: 'websocket'}, []],
  [{text: 'token balance'}, ['getTokenAccountBalance']],
  [{text: 'info get'}, ['getAccountInfo']],
  [{text: 'getbalnce'}, ['getBalance']],
  [{text: 'getbalnce', transport: 'websocket'}, []],
  [{text: 'balance of my wallet'}, ['getBalance', 'getTokenAccountBalance']],
  [{text: 'nothing'}, []],
  [{text: '-32602'}, []],
  [{text: 'unsubscribe'}, ['accountSubscribe']],
  [{text: 'account_unsubscribe'}, ['accountSubscribe']],
  [{text: 'unsubscribe account'}, ['accountSubscribe']],
  [{text: 'баланс'}, []],
])('%j leaves %j', (filter, left) => expect(names(filter)).toEqual(left));

test('categories without matching methods are omitted', () => {
  expect(applyFilter(categories, {...noFilter, text: 'token'}).map(({id}) => id)).toEqual(['tokens']);
});

test('a filter of only punctuation is empty, and leaves the categories themselves', () => {
  const filter = {...noFilter, text: ' _'};
  expect(isNoFilter(filter)).toBe(true);
  expect(applyFilter(categories, filter)).toBe(categories);
  expect(isNoFilter({...noFilter, text: 'a'})).toBe(false);
});

test('an entry of an earlier version of the site, which has something else, has no filter', () => {
  const filter = {text: 'slot', category: 'blocks', transport: 'http'};
  expect(filterIn({...filter, other: 1})).toEqual(filter);
  expect(filterIn({...filter, transport: 'grpc'})).toBeUndefined();
  expect(filterIn({...filter, text: undefined})).toBeUndefined();
  expect(filterIn(undefined)).toBeUndefined();
});
