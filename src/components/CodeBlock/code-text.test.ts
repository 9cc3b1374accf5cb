// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {foldLines} from '../../lib/html/fold-lines';
import {textToCopy} from './code-text';

// As src/plugins/remark-samples writes a session.
const entry = (command: string, output: readonly string[]) =>
  `<span class="token comment" data-copy="">$ </span>${command}<span data-copy="">\n${output.join('\n')}</span>`;

// What shows ends before the last line of the output, after it, and after the next command.
test.each([34, 33, 32])('a folded session with %i lines of output is copied without any of them', (count) => {
  const output = Array.from({length: count}, (_, index) => `file ${index}`);
  const html = foldLines([entry('ls', output), entry('cat list', output), entry('pwd', ['/tmp', '/'])].join('\n'), 9);
  expect(html.match(/data-fold/g)).toHaveLength(2);
  expect(textToCopy(html, '')).toBe('ls\ncat list\npwd');
});
