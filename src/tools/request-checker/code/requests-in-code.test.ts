import {expect, test} from 'vitest';
import {withoutVariables} from '../mapped-text/mapped-text';
import {requestsInCode} from './requests-in-code';

/** The requests in a text, with 1 in place of each variable. */
const read = (source: string) => requestsInCode(source).requests.map((request) => withoutVariables(request));

/** A request with these parameters, as source code. */
const inScript = (params: string) => `send({jsonrpc: '2.0', id: 1, method: 'm', params: [${params}]});`;
const withParams = (params: string) => [`{"jsonrpc":"2.0","id":1,"method":"m","params":[${params}]}`];

test.each([
  ['JavaScript constants', `true, false, null, {a: undefined}`, 'true,false,null,{"a":1}'],
  ['Python constants', `True, False, None`, 'true,false,null'],
  ['numbers', '0, -5, 1_000, 7n, 8u64, 1.5, 2e3', '0,-5,1000,7,8,1.5,2e3'],
  ['numbers that JSON lacks', '0x10, 017, .5', '1,1,1'],
  ['strings', `'a"b', "it's", \`c\`, 'd\\'e', "\\u0041\\x42\\u{43}\\n"`, '"a\\"b","it\'s","c","d\'e","ABC\\n"'],
  ['placeholders in strings', "`a${b}c`, f'{d}', $\"{e}\", '%s', '%(name)s'", '"a1c","1","1","1","1"'],
  ['placeholders in double-quoted strings', `"$a", "\${b}", "#{c}", '$d', '\${e}'`, '"1","1","1","$d","${e}"'],
  ['doubled braces in a Python f-string', `f'{{a}}'`, '"{a}"'],
  ['raw strings', String.raw`r'\d', @"\d"`, String.raw`"\\d","\\d"`],
  ['multi-line strings', `"""a\nb""", '''c''', r#"d"e"#`, '"a\\nb","c","d\\"e"'],
  ['computed values', `a, b.c, d(), e[0], 'f' + g, h ? 'i' : 'j', new K('l')`, '1,1,1,1,1,1,1'],
  ['comments', `'a', // 'b',\n 'c', /* 'd' */ # 'e'\n 'f'`, '"a","c","f"'],
  ['a URL in a string', `'https://example.org'`, '"https://example.org"'],
  ['objects', `{a: 1, 'b': 2, "c": {d}, e => 3, @f = 4,}`, '{"a":1,"b":2,"c":{"d":1},"e":3,"f":4}'],
  ['spread objects', `{...a, b: 1}, {**a}, [...a, 1], [*a], {[a]: 1}`, '1,1,1,1,1'],
  ['Go objects', `map[string]any{"a": 1}, map[string]interface{}{"b": []any{2}}`, '{"a":1},{"b":[2]}'],
  ['lists in Go, C#, and Rust', `[]interface{}{1}, []map[string]any{{"a": 1}}, new[] {2}, new object[] {3}, vec![4]`],
  [
    'objects in list brackets, in PHP and Swift',
    `['a' => 1, 'b' => [2]], ["c": [3], "d": true]`,
    '{"a":1,"b":[2]},{"c":[3],"d":true}',
  ],
  ['functions that create lists and objects', `dict(a=1), array(2), array('b' => 3)`, '{"a":1},[2],{"b":3}'],
  ['Ruby symbols', `{:a => 1, b: 2}`, '{"a":1,"b":2}'],
  ['lists of unknown length', `[a for a in b], [f<A, B>(c)], [d < e]`, '1,1,1'],
  ['a string over two lines', `'a\\\nb'`, '"ab"'],
  ['a doubled quote', `@"a""b", $@"{c}""{{d}}"`, '"a\\"b","1\\"{d}"'],
  ['code points', String.raw`"\u{1F600}\U0001F600\u{FFFFFF}"`, String.raw`"\ud83d\ude00\ud83d\ude00"`],
  ['values in brackets', `(1), json!({"a": 2})`, '1,{"a":2}'],
])('%s', (_name, written, json = '[1],[{"a":1}],[2],[3],[4]') =>
  expect(read(inScript(written))).toEqual(withParams(json)),
);

test.each([
  ['in quotes', `'${withParams('1').join()}'`],
  ['in quotes with escapes', JSON.stringify(withParams('1').join())],
  ['in a Go raw string', `\`${withParams('1').join()}\``],
  ['concatenated', `'{"jsonrpc":"2.0","id":1,' + '"method":"m","params":[' + a.b(c, d) + ']}', 5`],
  ['concatenated by adjacency', `'{"jsonrpc":"2.0","id":1,' '"method":"m","params":[1]}'`],
  ['formatted', `format!(r#"{{"jsonrpc":"2.0","id":1,"method":"m","params":[{}]}}"#, a)`],
  ['formatted over several lines', `format!(r#"\n  {{"jsonrpc":"2.0","id":1,"method":"m","params":[{}]}}\n"#, a)`],
  ['concatenated in PHP', `'{"jsonrpc":"2.0","id":1,"method":"m","params":[' . $a->b($c) . ']}'`],
  ['concatenated in a shell', `'{"jsonrpc":"2.0","id":1,"method":"m","params":['$A']}'`],
  ['in PowerShell', `@"\n{"jsonrpc":"2.0","id":1,"method":"m","params":[$a]}\n"@`],
  ['in C#', `@"{""jsonrpc"":""2.0"",""id"":1,""method"":""m"",""params"":[1]}"`],
  ['formatted in Go', 'fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"m","params":[%d]}`, a)'],
])('a string that is a request: %s', (_name, written) =>
  expect(read(`f(${written})`).map((text) => text.trim())).toEqual(withParams('1')),
);

test('each request is extracted, and a batch is one', () => {
  const request = (id: number) => `{jsonrpc: '2.0', id: ${id}, method: 'm'}`;
  const json = (id: number) => `{"jsonrpc":"2.0","id":${id},"method":"m"}`;
  expect(read(`a(${request(1)}); b([${request(2)}, ${request(3)}]); c('${json(4)}')`)).toEqual([
    json(1),
    `[${json(2)},${json(3)}]`,
    json(4),
  ]);
  expect(read(`[${request(1)}, other]`)).toEqual([json(1)]);
  expect(read(`[${request(1)} for a in b]`)).toEqual([json(1)]);
});

test('lines need no semicolons', () => {
  const request = `{"jsonrpc":"2.0","id":1,"method":"m"}`;
  for (const sum of [`'a' + b`, `'a' + (b ?? c).d[0]?.e(1)`, `'a' + !f + g.h()`, `'a'`]) {
    expect(read(`url = ${sum}\nbody = ${request}`), sum).toEqual([request]);
    expect(read(`url = ${sum}\nbody = '${request}'`), sum).toEqual([request]);
    expect(read(`url = ${sum}\npost(url, ${request})`), sum).toEqual([request]);
  }
});

test.each([
  ['a header that accepts everything', `POST / HTTP/1.1\nAccept: */*\n\n{"jsonrpc":"2.0","method":"m"}`],
  ['an apostrophe', `It doesn't work: f({"jsonrpc": "2.0", "method": "m"})`],
  ['a private field', `this.#socket.send({jsonrpc: '2.0', method: 'm'})`],
  ['a directive', `"use client";\nf({jsonrpc: '2.0', method: 'm'})`],
  ['a spread object', `f({...a, jsonrpc: '2.0', method: 'm'})`],
  ['an unclosed bracket', `f({jsonrpc: '2.0', method: 'm'`],
  ['a Python function', `post(json=dict(jsonrpc="2.0", method="m"))`],
])('a request is found after %s', (_name, source) => expect(read(source)).toEqual(['{"jsonrpc":"2.0","method":"m"}']));

test.each([
  ['part of a string', `s.append("{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"").append(m).append("\\"}")`],
  ['a result in a variable named method', `f({jsonrpc: '2.0', id: 1, result: method})`],
  ['a type', `interface A {jsonrpc: '2.0'; method: string; id: number}`],
  ['a PowerShell table', '$a = @{\n jsonrpc = "2.0"\n method = "m"\n}'],
  ['a response', `f({jsonrpc: '2.0', id: 1, result: 1})`],
  ['prose', 'The member "jsonrpc" is "2.0", and "method" names the method.'],
])('not a request: %s', (_name, source) => expect(read(source)).toEqual([]));

test('each character maps to its offset', () => {
  const source = `x = {'jsonrpc': '2.0', 'method': "a\\u0041b"}`;
  const [{text, offsets} = {text: '', offsets: []}] = requestsInCode(source).requests;
  expect(offsets).toHaveLength(text.length);
  for (const part of ['jsonrpc', '2.0', 'method', 'b"']) {
    expect(offsets[text.indexOf(part)], part).toBe(source.indexOf(part));
  }
});
