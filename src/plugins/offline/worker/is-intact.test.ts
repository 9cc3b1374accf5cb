import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {isIntact} from './is-intact';

const integrity = `sha256-${createHash('sha256').update('text').digest('base64')}`;

test('a response with unchanged content is intact, and still readable', async () => {
  const stored = new Response('text');
  expect(await isIntact(stored, integrity)).toBe(true);
  expect(await stored.text()).toBe('text');
});

test.each([
  ['other content', new Response('test')],
  ['less content', new Response('tex')],
  ['no content', new Response()],
  ['an error', new Response('text', {status: 500})],
])('%s is corrupt', async (_name, stored) => {
  expect(await isIntact(stored, integrity)).toBe(false);
});

test('unreadable content is corrupt', async () => {
  const body = new ReadableStream({start: (controller) => controller.error(new Error('The disk failed.'))});
  expect(await isIntact(new Response(body), integrity)).toBe(false);
});
