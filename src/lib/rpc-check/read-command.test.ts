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
    ['wscat', `npx wscat --connect https://a/$K -H 'A: b' --wait 60 --execute '{"c": "d"}'`],
  ])('%s', (_name, source) => expect(words(source)).toEqual(['https://a/$K', '{"c": "d"}', 'A: b']));

  test('each character has its place in the command', () => {
    const source = `curl a -d 'it'\\''s'`;
    const {body} = readCommand(source) ?? {};
    expect(body?.text).toBe("it's");
    expect(body?.offsets.map((offset) => source[offset]).join('')).toBe("it's");
  });

  test.each(['', 'hello', 'a b c d e f curl x', '{"curl": 1}'])('%j is no command', (source) =>
    expect(readCommand(source)).toBeUndefined(),
  );
});
