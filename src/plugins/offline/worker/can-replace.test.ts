import {expect, test} from 'vitest';
import {canReplace} from './can-replace';

const json = (type = 'application/json', status = 200) => new Response('{}', {status, headers: {'Content-Type': type}});

test.each([
  ['of the same type', json()],
  ['with another character set', json('Application/JSON; charset=utf-8')],
])('a response %s can replace the file', (_, response) => {
  expect(canReplace(json(), response)).toBe(true);
});

test.each<[string, Response]>([
  ['the page of a captive portal', json('text/html')],
  ['a response without a type', new Response(null)],
  ...[403, 404, 429, 500].map((status) => [`an error ${status}`, json(undefined, status)] satisfies [string, Response]),
])('%s cannot', (_, response) => {
  expect(canReplace(json(), response)).toBe(false);
});
