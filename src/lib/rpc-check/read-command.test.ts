import {describe, expect, test} from 'vitest';
import {readCommand} from './read-command';

const words = (source: string) => {
  const command = readCommand(source);
  return [command?.url?.text, command?.body?.text, ...(command?.headers ?? []).map(({text}) => text)];
};

describe('readCommand', () => {
  test.each([
    ['quotes of both kinds', `curl "https://a/$K" -H 'A: b' -d '{"c": "d"}'`],
    ['options before the address', `curl -s -X POST -H "A: b" --data-raw '{"c": "d"}' https://a/$K`],
    ['values that touch their options', `curl -XPOST -H'A: b' --data='{"c": "d"}' --url=https://a/$K`],
    ['escapes and lines', `$ curl https://a/$K \\\n -H A:\\ b \\\r\n -d "{\\"c\\": \\"d\\"}"`],
    ['letters that stand together', `curl -sSLX POST https://a/$K -sH 'A: b' -sd '{"c": "d"}'`],
    ['curl of Windows', `curl.exe https://a/$K -H 'A: b' -d '{"c": "d"}'`],
    ['a command after others', `# Don't read this\nfor i in 1 2; do curl https://a/$K -H 'A: b' -d '{"c": "d"}'; done`],
    ['a command within another', `SLOT=$(curl https://a/$K -H 'A: b' -d '{"c": "d"}')`],
    ['wscat', `npx wscat --connect https://a/$K -H 'A: b' --wait 60 --execute '{"c": "d"}'`],
  ])('%s', (_name, source) => expect(words(source)).toEqual(['https://a/$K', '{"c": "d"}', 'A: b']));

  test('each character has its place in the command', () => {
    const source = `curl a -d 'it'\\''s'`;
    const {body} = readCommand(source) ?? {};
    expect(body?.text).toBe("it's");
    expect(body?.offsets.map((offset) => source[offset]).join('')).toBe("it's");
  });

  test.each([
    ['unquoted', 'curl -d $A', ['$A']],
    ['in double quotes', 'curl -d "[${A}, $(date +%s)]"', ['${A}', '$(date +%s)']],
    ['beside quotes', `curl -d '["'$A'"]'`, ['$A']],
    ['in single quotes, where a shell leaves it', `curl -d '["$A"]'`, []],
    ['escaped', 'curl -d "\\$A"', []],
  ])('a variable %s', (_name, source, expected) => {
    const {text = '', variables = []} = readCommand(source)?.body ?? {};
    expect(variables.map(({start, end}) => text.slice(start, end))).toEqual(expected);
  });

  test.each(['', 'hello', 'a b c d e f curl x', '{"curl": 1}'])('%j is no command', (source) =>
    expect(readCommand(source)).toBeUndefined(),
  );
});
