import {expect, test} from 'vitest';
import type {LanguageName} from '../../src/components/RequestLanguage/languages';
import {codeTheme} from '../../src/config/code';
import {rpcMethods} from '../../src/data/rpc/methods';
import {parseJson} from '../../src/lib/literals/json-value';
import {jsonStyle, printValue} from '../../src/lib/literals/print-value';
import {colorCode, type RequestGrammar} from '../../src/lib/rpc-request/color-code';
import {highlight} from '../../src/plugins/remark-highlight-code/highlight';
import {writeAll} from './languages';

/** A letter for each color of code; the later rule wins, as in src/css/code.css. */
const colors = codeTheme.styles.map(({types}, index) => ({types, letter: String.fromCharCode(97 + index)}));

/** Replaces each character of highlighted code with a letter for its color. */
function colorsOf(html: string): string {
  const open: string[] = [];
  let seen = '';
  for (const [, tag, text = ''] of html.matchAll(/(<[^>]+>)|([^<]+)/g)) {
    if (tag === '</span>') open.pop();
    else if (tag !== undefined) open.push(colorOf(tag) ?? open.at(-1) ?? ' ');
    else
      seen += decode(text)
        .replace(/\S/g, open.at(-1) ?? ' ')
        .replace(/[^\S\n]/g, ' ');
  }
  return seen;
}

function colorOf(tag: string): string | undefined {
  const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
  return colors.findLast(({types}) => types.some((type) => classes.includes(type)))?.letter;
}

function decode(text: string): string {
  return text.replace(/&(?:#39|[a-z]+);/g, '?');
}

const grammars: readonly (readonly [LanguageName, RequestGrammar])[] = [
  ['curl', 'bash'],
  ['typescript', 'typescript'],
  ['python', 'python'],
  ['go', 'go'],
  ['rust', 'rust'],
];

test.each(grammars)('a request in %s has the same colors as from the build’s highlighter', (language, grammar) => {
  for (const {method, shown} of writeAll(language)) {
    expect(colorsOf(colorCode(shown, grammar)), method).toBe(colorsOf(highlight(shown, grammar)));
  }
});

test('an example result has the same colors as from the build’s highlighter', () => {
  for (const {name, example} of rpcMethods) {
    const json = printValue(parseJson(JSON.stringify(example.result)), jsonStyle);
    expect(colorsOf(colorCode(json, 'json')), name).toBe(colorsOf(highlight(json, 'json')));
  }
});

test('a different color is detected', () => {
  const seen = ['comment', 'keyword', 'string', 'number', 'property'].map((type) =>
    colorsOf(`<span class="token ${type}">a1</span> 1`),
  );
  expect(seen).toEqual(['aa  ', 'bb  ', 'cc  ', 'dd  ', 'ee  ']);
});
