import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {decodeError} from './decode-error';

const samples = join(import.meta.dirname, '../../samples');

/** How samples report a failure: they throw it, log it, or print it among their results. */
const failures = [
  /(?:new \w*Error|console\.(?:error|warn)|raise \w+|fmt\.Errorf|log\.Fatalf)\((.*)/,
  /print\((.*), file=sys\.stderr\)/,
  /(?:console\.log|print)\((.*(?:clos|limited|again|behind|HTTP).*)/i,
];

/** Messages without a code: they say what to do themselves, or the program or its input is at fault. */
const withoutCode = [
  /^Usage: |^APP_ENV is |^SYNDICA_API_KEY is not set|^Set SECOND_ENDPOINT |^Name a program: /,
  /^There is no (?:account at this address|column type for)|^The IDL has no fields for/,
  /^This network has no such vote account$/,
  /^Not even one call fits$|^Not a number of minutes: value$/,
  /^Too slow: value messages dropped(?:, to be fetched)?$/,
  /^A node is behind: again$|^No node has reached slot|is not listed yet$/,
  /^value (?:expired(?:: sign again with a new blockhash)?|may have landed: look it up before you sign again)$/,
  /^Fork: |^Lost: slots value to value$|^No more slots\b|^Maybe lost: the history|^Closed(?: after value messages)?$/,
  /^Go on with --before value$|^The oldest block of the endpoint:/,
  // The error that follows has its own text.
  /^Not (?:accepted|resent|read|answered|fetched|filled)\b|^It would fail: |^Closed:$|^value failed(?:: |$)|^value: Text of the server, again in/,
];

/** A realistic value for a variable, by its name and the preceding text. */
function valueOf(variable: string, before: string): string {
  const name = /(\w+)\W*$/.exec(variable)?.[1] ?? '';
  const isClosed = /\bclosed\b/i.test(before);
  if (/^(?:wait|seconds|status|statusCode|status_code)$/i.test(name)) return /wait|sec/.test(name) ? '512' : '503';
  if (/HTTP $/.test(before)) return '503';
  if (/^(?:message|text|reason)$/i.test(name)) return 'Text of the server';
  if (/^(?:code|stream)$/i.test(name)) return isClosed ? '1006' : '7703';
  if (name === 'error') return isClosed ? 'no close frame received or sent' : "{'code': 7703, 'message': 'Text'}";
  return 'value';
}

/** The output of printing `'Closed with', code` or `` `HTTP ${status}` ``. */
function printed(code: string): string {
  const parts = code.matchAll(/f?"([^"]*)"|'([^']*)'|`([^`]*)`|, ([\w.]+(?:\["\w+"\])*)/g);
  return [...parts]
    .reduce((text, [, double, single, template, variable]) => {
      if (variable !== undefined) return `${text} ${valueOf(variable, text)}`;
      const literal = double ?? single ?? template ?? '';
      return `${text} ${literal.replace(/\$?\{([^{}]*)\}|%([ds])/g, (_, inner, verb, at) =>
        valueOf(String(inner ?? (verb === 'd' ? 'code' : 'message')), text + literal.slice(0, Number(at))),
      )}`;
    }, '')
    .trim();
}

/** Whether the code contains text: strings in brackets are only member names. */
const hasText = (code: string) => /["'`]/.test(code.replace(/\["[\w-]+"\]/g, ''));

const messages = readdirSync(samples, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(?:ts|py|go|zig)$/.test(file))
  .flatMap((file) => readFileSync(join(samples, file), 'utf8').split('\n'))
  .flatMap((line) => failures.map((pattern) => pattern.exec(line)?.[1]).find(Boolean) ?? [])
  .filter(hasText)
  .map(printed);

const distinct = [...new Set(messages)];

test.each(distinct.filter((message) => !withoutCode.some((pattern) => pattern.test(message))))(
  'a sample’s message is decoded: %s',
  (message) => {
    expect(decodeError(message)).not.toEqual([]);
  },
);

test('each exception matches a sample’s message', () => {
  expect(withoutCode.filter((pattern) => !distinct.some((message) => pattern.test(message)))).toEqual([]);
});
