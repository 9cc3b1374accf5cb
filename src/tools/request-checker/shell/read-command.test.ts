import {describe, expect, test} from 'vitest';
import {readCommands} from './read-command';

const words = (source: string) => {
  const [command] = readCommands(source);
  return [command?.url?.text, command?.body?.text, ...(command?.headers ?? []).map(({text}) => text)];
};

describe('readCommand', () => {
  test.each([
    ['quotes of both kinds', `curl "https://a/$K" -H 'A: b' -d '{"c": "d"}'`],
    ['options before the URL', `curl -s -X POST -H "A: b" --data-raw '{"c": "d"}' https://a/$K`],
    ['values attached to their options', `curl -XPOST -H'A: b' --data='{"c": "d"}' --url=https://a/$K`],
    ['escapes and line continuations', `$ curl https://a/$K \\\n -H A:\\ b \\\r\n -d "{\\"c\\": \\"d\\"}"`],
    ['combined short options', `curl -sSLX POST https://a/$K -sH 'A: b' -sd '{"c": "d"}'`],
    ['curl on Windows', `curl.exe https://a/$K -H 'A: b' -d '{"c": "d"}'`],
    ['a path to curl', `/usr/bin/curl https://a/$K -H 'A: b' -d '{"c": "d"}'`],
    [
      'options of every kind',
      `curl --limit-rate 1M -D head --retry-delay 2 https://a/$K -H 'A: b' -d '{"c": "d"}' -o x`,
    ],
    ['an unknown option', `curl --new-option 5 https://a/$K -H 'A: b' -d '{"c": "d"}'`],
    ['output redirections', `curl > out.json 2>&1 https://a/$K -H 'A: b' -d '{"c": "d"}' &> log`],
    ['a here-string', `curl https://a/$K -H 'A: b' -d @- <<< '{"c": "d"}'`],
    ['a pipe', `$ echo -n '{"c": "d"}' | curl https://a/$K -H 'A: b' -d @-`],
    ['a pipe with a format', `printf '%s\\n' '{"c": "d"}' |\n  curl https://a/$K -H 'A: b' -d @-`],
    ['a pipe with a format alone', `printf '{"c": "d"}\\n' | curl https://a/$K -H 'A: b' -d @-`],
    [
      'a pipe with escapes that are read',
      `user@host dir % echo -e '{"c": "d"}\\n' | curl https://a/$K -H 'A: b' -d @-`,
    ],
    ['shell prompts', `$ curl https://a/$K \\\n> -H 'A: b' \\\n> -d '{"c": "d"}'`],
    ['prompts of PowerShell', `PS C:\\> curl.exe https://a/$K \`\n>> -H 'A: b' \`\n>> -d '{\\"c\\": \\"d\\"}'`],
    ['prompts of cmd', `C:\\>curl https://a/$K ^\nMore? -H "A: b" ^\nMore? -d "{\\"c\\": \\"d\\"}"`],
    ['ANSI-C quoting', `curl $'https://a/$K' -H $'A: \\x62' -d $'{"c": \\u0022d"}'`],
    ['a command before another', `curl https://a/$K -H 'A: b' -d '{"c": "d"}' && echo done`],
    ['a command after others', `# Don't read this\nfor i in 1 2; do curl https://a/$K -H 'A: b' -d '{"c": "d"}'; done`],
    ['a command within another', `SLOT=$(curl https://a/$K -H 'A: b' -d '{"c": "d"}')`],
    ['a command in backticks', `SLOT=\`curl https://a/$K -H 'A: b' -d '{"c": "d"}' | jq .e\``],
    ['a command in backticks in quotes', `SLOT="\`curl https://a/$K -H 'A: b' -d '{"c": "d"}'\`"; echo -d 2`],
    ['line continuations of PowerShell', `curl.exe https://a/$K \`\n -H 'A: b' \`\r\n -d '{"c": "d"}'`],
    ['wscat', `npx wscat --connect https://a/$K -H 'A: b' --wait 60 --execute '{"c": "d"}'`],
    ['a command for another host', `ssh -p 22 host "curl https://a/$K -H 'A: b' -d '{\\"c\\": \\"d\\"}'"`],
    [
      'a command for a container',
      `docker exec box sh -c "cd /a && curl https://a/\\$K -H 'A: b' -d '{\\"c\\": \\"d\\"}'"`,
    ],
  ])('%s', (_name, source) => expect(words(source)).toEqual(['https://a/$K', '{"c": "d"}', 'A: b']));

  test.each(['&&', '&', ';', '||', '\n', '\n\n$ ', '\n  /usr/bin/'])('commands are separate: %j', (between) => {
    const both = readCommands(`curl https://a -d 1 ${between}curl https://b -d 2`);
    expect(both.map(({url, body}) => [url?.text, body?.text])).toEqual([
      ['https://a', '1'],
      ['https://b', '2'],
    ]);
  });

  test('commands in backticks are separate', () => {
    const both = readCommands('A=`curl https://a -d 1`; B=`curl https://b -d 2`');
    expect(both.map(({body}) => body?.text)).toEqual(['1', '2']);
  });

  test.each([
    `echo '1' | jq . | curl https://a -d @-`,
    `echo '1' || curl https://a -d @-`,
    `echo '1' ; curl https://a -d @-`,
    `echo 1 2 | curl https://a -d @-`,
    `cat body.json | curl https://a -d @-`,
    `grep echo body.json | curl https://a -d @-`,
    `C:\\> echo {"c":"d"} | curl https://a -d @-`,
    `printf '{"c": "%s"}' | curl https://a -d @-`,
    `echo -e '{"c":\\n1}' | curl https://a -d @-`,
  ])('a body is not that of another command: %s', (source) => {
    expect(words(source)).toEqual(['https://a', '@-']);
  });

  test.each(['> ', 'quote> ', 'dquote> ', '>> '])('a prompt within quotes is not a part of the body: %j', (prompt) => {
    const {body} = readCommands(`$ curl https://a \\\n${prompt}-d '{\n${prompt} "c":\n${prompt}"d"}'`)[0] ?? {};
    expect(body && JSON.parse(body.text)).toEqual({c: 'd'});
  });

  test('a placeholder is not a redirection', () => {
    expect(words('curl https://a/api-key/<KEY> -d 1')).toEqual(['https://a/api-key/<KEY>', '1']);
  });

  test.each([`curl a -d 'it'\\''s'`, `ssh host "curl a -d 'it'\\\\''s'"`])(
    'each character maps to its offset: %s',
    (source) => {
      const {body} = readCommands(source)[0] ?? {};
      expect(body?.text).toBe("it's");
      expect(body?.offsets.map((offset) => source[offset]).join('')).toBe("it's");
    },
  );

  test.each([
    ['unquoted', 'curl -d $A', ['$A']],
    ['in double quotes', 'curl -d "[${A}, $(date +%s)]"', ['${A}', '$(date +%s)']],
    ['next to quotes', `curl -d '["'$A'"]'`, ['$A']],
    ['in single quotes, where a shell does not expand it', `curl -d '["$A"]'`, []],
    ['escaped', 'curl -d "\\$A"', []],
    ['within single quotes within double quotes', `ssh host "curl -d '[$A]'"`, ['$A']],
    ['escaped for another host', `ssh host "curl -d \\$A"`, ['$A']],
    ['within single quotes on another host', `ssh host "curl -d '[\\$A]'"`, []],
  ])('a variable %s', (_name, source, expected) => {
    const {text, variables} = readCommands(source)[0]?.body ?? {text: '', variables: []};
    expect(variables.map(({start, end}) => text.slice(start, end))).toEqual(expected);
  });

  test.each(['curl ${', 'curl a', 'curl `${', 'curl =`a'])('a long word takes linear time: %j', (start) => {
    const source = start + start.slice(5).repeat(Math.floor(90_000 / start.slice(5).length));
    // Quadratic time would exceed the time limit.
    expect(readCommands(source)).toHaveLength(1);
  });

  test('commands for another host take linear time', () => {
    const line = `ssh a "curl ${'$A '.repeat(3_000)}"\n`;
    // Quadratic time would exceed the time limit.
    expect(readCommands(line.repeat(11))).toHaveLength(11);
  });

  test.each([
    '',
    'hello',
    'a b c d e f curl x',
    '{"curl": 1}',
    'Send it with `curl`.',
    'Send it with `curl -d`.',
    'run(`curl ${url}`)',
  ])('%j is not a command', (source) => expect(readCommands(source)).toEqual([]));
});
