import {describe, expect, test} from 'vitest';
import {printValue} from '../literals/print-value';
import {typescriptStyle} from '../literals/typescript-style';
import {copyOf} from './copy-of.test-helper';
import {curl} from './curl';
import {go} from './go';
import {python} from './python';
import type {RpcRequest, WriteRequest} from './request';
import {rust} from './rust';
import {typescript} from './typescript';

const request: RpcRequest = {
  transport: 'http',
  method: 'getSlot',
  params: [{text: `it's "quoted" \\ and \`ticked\``}],
  url: 'https://host.test/KEY',
  key: {placeholder: 'KEY', variable: 'THE_KEY'},
};

describe.each<[string, WriteRequest, read: string]>([
  ['curl', curl, '"https://host.test/$THE_KEY"'],
  ['typescript', typescript, '`https://host.test/${process.env.THE_KEY}`'],
  ['python', python, `f"https://host.test/{os.environ['THE_KEY']}"`],
  ['go', go, '"https://host.test/" + os.Getenv("THE_KEY")'],
  ['rust', rust, '"https://host.test/".to_owned()\n        + &std::env::var("THE_KEY")?'],
])('%s', (_language, write, read) => {
  test.each(['http', 'websocket'] as const)('over %s shows the placeholder, and a copy reads the key', (transport) => {
    const written = write({...request, transport});
    expect(written.code.split('KEY')).toHaveLength(2);
    expect(copyOf(written)).toContain(read);
    expect(copyOf(written)).not.toContain('/KEY');
  });

  test('a call without parameters omits params', () => {
    expect(write({...request, params: []}).code).not.toContain('params');
  });
});

test('Rust gets escapes that it knows', () => {
  const {code} = rust({...request, params: ['\b\f\n\u0001 C:\\bin "x"']});
  expect(code).toContain(String.raw`"\u{8}\u{c}\n\u{0001} C:\\bin \"x\""`);
});

test('an error that contains the URL, and with it the key, is printed without it', () => {
  expect(go(request).code).toContain('log.Fatal(errors.Unwrap(err))');
  expect(go({...request, transport: 'websocket'}).code).toContain('err = failure.Err');
  expect(rust(request).code).toContain('.map_err(|error| error.without_url())?');
  expect(rust({...request, transport: 'websocket'}).code).toContain('.replace(&*url, "the URL"))?');
});

test('a call over HTTP does not wait forever, and an HTTP error shows its status', () => {
  expect(typescript(request).code).toContain('signal: AbortSignal.timeout(30_000)');
  expect(typescript(request).code).toContain('{cause: response.status}');
  // It throws at an HTTP error.
  expect(python(request).code).toContain('urlopen(request, timeout=30)');
  expect(go(request).code).toContain('http.Client{Timeout: 30 * time.Second}');
  expect(go(request).code).toContain('log.Print(response.Status)');
  // The blocking client has a limit of 30 seconds by itself.
  expect(rust(request).code).toContain('reqwest::blocking::Client::new()');
  expect(rust(request).code).toContain('response.status()');
});

test('a program names the packages that it needs', () => {
  const needs = (write: WriteRequest, transport: RpcRequest['transport']) =>
    write({...request, transport}).code.split('\n')[0];
  expect(needs(go, 'websocket')).toBe('// go get github.com/coder/websocket@v1.8.13');
  expect(needs(rust, 'http')).toMatch(/^\/\/ cargo add .*reqwest/);
  expect(needs(rust, 'websocket')).toMatch(/^\/\/ cargo add .*tungstenite/);
});

test('quotes in a string are escaped', () => {
  expect(curl(request).code).toContain(String.raw`it'\''s`);
  expect(typescript(request).code).toContain(String.raw`'it\'s "quoted" \\ and`);
  expect(python(request).code).toContain(String.raw`"it's \"quoted\" \\ and`);
  expect(go(request).code).toContain('` + "`" + `ticked` + "`" + `');
  expect(rust(request).code).toContain(String.raw`\"quoted\" \\ and`);
});

test('quotes in a name are escaped', () => {
  const named = {...request, transport: 'websocket' as const, params: [{"it's": 1}]};
  expect(python(named).code).toContain(`"it's": 1`);
  expect(printValue({"it's": 1, plain: 2}, typescriptStyle)).toBe(String.raw`{'it\'s': 1, plain: 2}`);
});

test('an integer beyond all integer types stays a number with an exponent', () => {
  for (const write of [rust, python, go]) expect(write({...request, params: [1e20]}).code).toContain('1e+20');
  expect(rust({...request, params: [1e21]}).code).not.toContain('_u64');
});

test('large integers keep their digits', () => {
  const large = {...request, params: [3_000_000_000, -3_000_000_000, 5, 0.5, 18446744073709551615n]};
  const inRust = rust(large).code.replace(/\s+/g, ' ');
  expect(inRust).toContain('3000000000_u64, -3000000000_i64, 5, 0.5, 18446744073709551615_u64');
  const json = '"params":[3000000000,-3000000000,5,0.5,18446744073709551615]';
  expect(typescript(large).code).toContain(json);
  expect(typescript({...large, transport: 'websocket'}).code).toContain(`socket.send('{"jsonrpc"`);
  for (const write of [curl, python, go]) expect(write(large).code).toContain('18446744073709551615');
});
