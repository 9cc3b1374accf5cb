import {parseFragment, serialize} from 'parse5';
import {expect, test} from 'vitest';
import {announcement} from './announcement';

/** As the browser reads it, which closes what is open and drops what closes nothing. */
const asRead = (html: string) => serialize(parseFragment(html));

test('the announcement is whole HTML: a tag left open would take in the page below, which then renders anew', () => {
  const written = announcement?.content ?? '';
  expect(written, 'src/config/announcement.ts: write the content as the browser reads it.').toBe(asRead(written));
});

test.each([
  ['a tag left open', '<b>New</b>: <a href="/">more'],
  ['a tag that closes nothing', 'New</div>'],
  ['tags that overlap', '<b>New: <a href="/">more</b></a>'],
])('notices %s', (_what, html) => {
  expect(html).not.toBe(asRead(html));
});
