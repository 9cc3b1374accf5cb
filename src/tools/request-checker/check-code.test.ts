import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {exampleRequest} from '../../data/rpc/example-request';
import {rpcMethods} from '../../data/rpc/methods';
import {go} from '../../lib/rpc-request/go';
import {python} from '../../lib/rpc-request/python';
import {rust} from '../../lib/rpc-request/rust';
import {typescript} from '../../lib/rpc-request/typescript';
import {checkText} from './check-text';
import {requestsInCode} from './code/requests-in-code';
import {sentFindings} from './sent-findings';

const samplesFolder = join(import.meta.dirname, '../../samples');

const languages = {typescript, python, go, rust};

const samples = Object.entries(languages).flatMap(([language, write]) =>
  rpcMethods.map((method) => {
    const {code} = write(exampleRequest({...method, method: method.name, params: method.example.params}));
    return [language, method.name, code] as const;
  }),
);

/** Findings as `line severity: what instead`. */
const said = (text: string) =>
  checkText(text).findings.map(({line, severity, what, instead}) => `${line} ${severity}: ${what} ${instead}`);

describe.each(Object.keys(languages))('%s samples', (language) => {
  test.each(samples.filter(([each]) => each === language))('%s: %s', (_language, name, code) => {
    const {findings, methods} = checkText(code);
    expect(findings.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(methods).toEqual([name]);
  });
});

const rpc = 'https://solana-mainnet.api.syndica.io/api-key';

describe('problems in code', () => {
  test.each([
    [
      'a field in a fetch call',
      `await fetch(\`${rpc}/\${KEY}\`, {\n  method: 'POST',\n  body: JSON.stringify({\n    jsonrpc: '2.0', id, method: 'getBalance',\n    params: [address, {comitment: 'confirmed'}],\n  }),\n});`,
      '5 error: There is no field "comitment" here. Write "commitment", or remove it.',
    ],
    [
      'a method in a requests call',
      'requests.post(url, json={"jsonrpc": "2.0", "id": 1, "method": "getBalanec", "params": [str(key)]})',
      'Write "getBalance".',
    ],
    [
      'a host that serves another service',
      `const socket = new WebSocket('wss://solana-mainnet.api.syndica.io/api-key/' + key);\nsocket.send(JSON.stringify({jsonrpc: '2.0', id: 1, method: 'blocksSubscribe', params: {network: 'solana-mainnet'}}));`,
      '2 error: blocksSubscribe is a ChainStream method',
    ],
    ...[
      `fetch(url, {headers: {'Content-Type': 'application/json'}, body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getSlot'})})`,
      `fetch(url, {method: 'GET', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getSlot'})})`,
      `axios.get(url, {data: {jsonrpc: '2.0', id: 1, method: 'getSlot'}})`,
      `requests.get(url, json={"jsonrpc": "2.0", "id": 1, "method": "getSlot"})`,
    ].map((code): [string, string, string] => [
      `a body that is sent with GET: ${code.slice(0, 40)}`,
      code,
      '1 error: The request is sent as GET, which a Solana node refuses.',
    ]),
    [
      'a host with a typo',
      `url = f"https://solana-mainet.api.syndica.io/api-key/{key}"\nbody = {"jsonrpc": "2.0", "id": 1, "method": "getSlot"}`,
      '1 error: solana-mainet.api.syndica.io is not a documented host.',
    ],
    [
      'JSON in a string',
      `body := \`{"jsonrpc": "2.0", "id": 1, "method": "getSlot", "params": [],}\``,
      'JSON doesn’t allow a comma after the last entry.',
    ],
    [
      'a key in code copied from the browser',
      `fetch("${rpc}/3f9d0c52-made-up-key", {\n  "body": "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"getSlot\\"}",\n  "method": "POST"\n});`,
      '1 warning: This text contains an API key',
    ],
    [
      'a raw request',
      'POST / HTTP/1.1\nHost: solana-mainnet.api.syndica.io\n\n{"jsonrpc": "2.0", "id": 1, "method": "getRecentBlockhash"}',
      '4 error: getRecentBlockhash was removed',
    ],
    ['a command that is not supported', `echo '{"jsonrpc":"2.0","id":1,"method":"getSlott"}'`, '"getSlot".'],
  ])('%s', (_name, text, words) => expect(said(text).join('\n')).toContain(words));

  test('computed values are not reported', () => {
    const call = `const call = (method: string, params: unknown[]) =>\n  post(\`${rpc}/\${key}\`, {jsonrpc: '2.0', id: next(), method, params});`;
    expect(checkText(call)).toMatchObject({findings: [{severity: 'note'}], methods: []});
  });

  test('a computed host or a URL in a comment is not reported', () => {
    const computed = `const url = \`https://solana-\${net}.api.syndica.io/api-key/\${key}\`; // or ${rpc.replace('https', 'http')}/x\npost(url, {jsonrpc: '2.0', id: 1, method: 'getSlot'});`;
    expect(checkText(computed).findings.map(({what}) => what)).toEqual([]);
  });

  test('with several URLs, a request belongs to none of them', () => {
    const both = `connect('wss://solana-mainnet.api.syndica.io/api-key/' + key); post('${rpc}/' + key, {jsonrpc: '2.0', id: 1, method: 'getSlot'});`;
    expect(checkText(both)).toEqual({findings: [], methods: ['getSlot']});
  });

  test.each([
    ['a key from the environment', `const SYNDICA_API_KEY = process.env.SYNDICA_API_KEY;\nsend(REQUEST);`],
    ['a notification in a test', `send(REQUEST); emit({jsonrpc: '2.0', method: 'slotNotification', params: {}});`],
    ['an id that is added later', `const body = {jsonrpc: '2.0', method: 'getSlot'}; body.id = 1;`],
    [
      'ids that are added to each request of a batch later',
      `const b = [{jsonrpc: '2.0', method: 'getSlot'}, {jsonrpc: '2.0', method: 'getHealth'}];\nb.forEach((r, i) => { r.id = i; });`,
    ],
    [
      'parameters that are added later',
      `body = {"jsonrpc": "2.0", "id": 1, "method": "getBalance"}\nbody["params"] = [key]`,
    ],
    ['members of another object', `send({...defaults, jsonrpc: '2.0', method: 'getBalance'})`],
    ['a type before it', `interface Request {\n  jsonrpc: '2.0'\n  id: number\n  method: string\n}\nsend(REQUEST);`],
    [
      'types with a comma',
      `send({jsonrpc: '2.0', id: 1, method: 'getBalance', params: [to<A, B>(key), {commitment}]})`,
    ],
    ['a comment about curl', `// or use curl instead\nsend(REQUEST);`],
    ['a module of that name', `const curl = require('curl');\nsend(REQUEST);`],
    [
      'a socket besides the URL',
      `post('${rpc}/' + key, a); new WebSocket(process.env.WS).send({jsonrpc: '2.0', id: 1, method: 'slotSubscribe'})`,
    ],
    [
      'a computed network',
      `connect('wss://solana-mainnet.chainstream.syndica.io/api-key/' + key).send({jsonrpc: '2.0', id: 1, method: 'blocksSubscribe', params: {network: \`solana-\${cluster}\`}})`,
    ],
    [
      'computed ids',
      `send([{jsonrpc: '2.0', id: next(), method: 'getSlot'}, {jsonrpc: '2.0', id: 1, method: 'getSlot'}])`,
    ],
    ['a line of a log', `[INFO] sent {"jsonrpc":"2.0","id":1,"method":"getSlot"}`],
    ['its response', `{"jsonrpc":"2.0","id":1,"method":"getSlot"}\n\n{"jsonrpc":"2.0","result":5,"id":1}`],
    [
      'its response, in Markdown',
      `Send:\n\n\`\`\`json\nREQUEST\n\`\`\`\n\nIt isn't long:\n\n\`\`\`json\n{"jsonrpc":"2.0","result":5,"id":1}\n\`\`\``,
    ],
    ['Python prompts', `>>> payload = {\n...     "jsonrpc": "2.0", "id": 1,\n...     "method": "getSlot"}`],
    [
      'a nested JavaScript template literal',
      `send(\`{"jsonrpc":"2.0","id":1,"method":"getMultipleAccounts","params":[[\${keys.map((key) => \`"\${key}"\`).join()}]]}\`)`,
    ],
    [
      'a Swift string',
      String.raw`let body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"getBalance\",\"params\":[\"\(address)\"]}"`,
    ],
    [
      'a Postman variable',
      `{"info": {}, "item": [{"raw": "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"getBalance\\",\\"params\\":[\\"{{address}}\\"]}"}]}`,
    ],
    ['a Python division', `send({"jsonrpc": "2.0", "id": 1, "method": "getBlocks", "params": [end // 2, end]})`],
  ])('a request is not reported because of %s', (_name, text) => {
    const {findings, methods} = checkText(text.replace('REQUEST', `{jsonrpc: '2.0', id: 1, method: 'getSlot'}`));
    expect(findings.filter(({severity}) => severity !== 'note')).toEqual([]);
    expect(methods).not.toEqual([]);
  });

  test('code may start with a string', () => {
    expect(checkText(`"use client";\nf({jsonrpc: '2.0', id: 1, method: 'getSlot'});`)).toEqual({
      findings: [],
      methods: ['getSlot'],
    });
  });

  test('code without a request does not pass', () => {
    expect(said('const connection = new Connection(url);').join()).toContain('or code that contains a request');
  });
});

describe('an object of code by itself', () => {
  const hint = 'hint: This is an object of code, not JSON. A program encodes it.';

  test.each([
    ['JavaScript', `{\n  jsonrpc: "2.0",\n  id: 1,\n  method: "getBalance",\n  params: [address],\n}`, 2],
    ['a batch of JavaScript', `[{jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address]}]`, 1],
    ['one name without quotes', `{"jsonrpc": "2.0", "id": 1,\nmethod: "getBalance", "params": [address]}`, 2],
    ['Python', `{'jsonrpc': '2.0', 'id': 1, 'method': 'getBalance', 'params': [address]}`, 1],
    ['PHP', `['jsonrpc' => '2.0', 'id' => 1, 'method' => 'getBalance', 'params' => [$address]]`, 1],
    ['Ruby', `{:jsonrpc => "2.0", :id => 1, :method => "getBalance", :params => [address]}`, 1],
    [
      'Ruby, with texts as names',
      `{"jsonrpc" => "2.0", "id" => 1, "method" => "getBalance", "params" => [address]}`,
      1,
    ],
  ])('is checked as code, with a hint: %s', (_name, text, line) => {
    expect(said(text)).toEqual([expect.stringContaining(`${line} ${hint}`)]);
    const {findings, methods} = checkText(text.replace('getBalance', 'getBalanec'));
    expect(methods).toEqual(['getBalanec']);
    expect(findings).toMatchObject([{severity: 'error', instead: 'Write "getBalance".'}, {severity: 'hint'}]);
  });

  test.each([
    ['a comment', `{"jsonrpc": "2.0", "id": 1, "method": "getSlot" // now\n}`, 'doesn’t allow comments'],
    ['a comma at the end', `{"jsonrpc": "2.0", "id": 1, "method": "getSlot",}`, 'a comma after the last entry'],
    ['a text without quotes', `{"jsonrpc": "2.0", "id": 1, "method": getSlot}`, 'double quotes around getSlot'],
    ['None', `{"jsonrpc": "2.0", "id": None, "method": "getSlot"}`, 'Write null instead of None'],
    ['no version', `{id: 1, method: "getSlot"}`, 'double quotes around id'],
  ])('is not JSON with %s', (_name, text, words) => {
    expect(said(text)).toEqual([expect.stringMatching(`^1 error: From here on, this is not valid JSON. .*${words}`)]);
  });
});

describe('the host that a program sends its request to', () => {
  const json = '{"jsonrpc": "2.0", "id": 1, "method": "getSlot"}';
  const frame = '{"jsonrpc": "2.0", "id": 1, "method": "slotSubscribe"}';
  const foreign = 'https://api.devnet.solana.com';
  const socket = 'wss://api.devnet.solana.com';
  const typed = `headers: {'Content-Type': 'application/json'}`;
  const notesOf = (text: string) =>
    checkText(text)
      .findings.filter(({severity, what}) => severity === 'note' && what.startsWith('This goes to'))
      .map(({line, what}) => `${line} ${what}`);

  test.each([
    ['fetch', `await fetch('${foreign}', {method: 'POST', ${typed}, body: JSON.stringify(${json})})`, 1],
    [
      'a variable',
      `const url = '${foreign}';\nconst a = await fetch(url, {${typed}, body: JSON.stringify(${json})})`,
      1,
    ],
    [
      'a body in a variable',
      `const body: string = JSON.stringify(${json});\nconst a = fetch(new URL("${foreign}/"), {body, ${typed}})`,
      2,
    ],
    [
      'options in a variable',
      `const body = ${json};\nconst options = {body: JSON.stringify(body), ${typed}};\nfetch("${foreign}", options)`,
      3,
    ],
    ['a concatenated key', `const url = "${foreign}/?api-key=" + key;\naxios.post(url, ${json})`, 1],
    ['a member', `axios({\n  url: '${foreign}',\n  data: ${json}})`, 2],
    ['a socket', `const socket = new WebSocket('${socket}');\nsocket.send(JSON.stringify(${frame}));`, 1],
    ['requests', `import requests\nrequests.post("${foreign}", json=${json})`, 2],
    [
      'requests with named arguments',
      `url = "${foreign}"\nbody = ${json}\nanswer = requests.post(url=url, json=body)`,
      1,
    ],
    ['a class', `self.url = f"${foreign}/{key}"\nrequests.post(self.url, json=${json})`, 1],
    [
      'a Python socket',
      `async with websockets.connect("${socket}") as socket:\n    await socket.send(json.dumps(${frame}))`,
      1,
    ],
    [
      'Go',
      `body := \`${json}\`\nurl := "${foreign}"\nres, err := http.Post(url, "application/json", strings.NewReader(body))`,
      2,
    ],
    ['Rust', `let res = client\n  .post("${foreign}")\n  .json(&json!(${json}))\n  .send().await?;`, 2],
    [
      'PHP',
      `$ch = curl_init("${foreign}");\ncurl_setopt($ch, CURLOPT_HTTPHEADER, ['Content-Type: application/json']);\ncurl_setopt($ch, CURLOPT_POSTFIELDS, '${json}');`,
      1,
    ],
    [
      'Java',
      `HttpRequest.newBuilder()\n  .uri(URI.create("${foreign}"))\n  .header("Content-Type", "application/json")\n  .POST(BodyPublishers.ofString("""\n${json}""")).build()`,
      2,
    ],
    [
      'a computed method',
      `const call = (method, params) =>\n  post('${foreign}', {jsonrpc: '2.0', id: next(), method, params});`,
      2,
    ],
    ['two calls', `post('${foreign}', ${json});\npost('${foreign}', ${json});`, 1],
    ['an .http file', `POST ${foreign}\nContent-Type: application/json\n\n${json}`, 1],
  ])('is noted if it is another provider’s: %s', (_name, code, line) =>
    expect(notesOf(code)).toEqual([`${line} This goes to api.devnet.solana.com, not to Syndica.`]),
  );

  test.each(Object.keys(languages))('is noted in %s samples with another host', (language) => {
    const silent = samples
      .filter(([each]) => each === language)
      .map(([, name, code]) => ({name, code: code.replaceAll(/solana-\w+\.api\.syndica\.io/g, 'rpc.example.com')}))
      .filter(({code}) => !notesOf(code).join().includes('This goes to rpc.example.com, not to Syndica.'));
    expect(silent.map(({name}) => name)).toEqual([]);
  });

  test.each([
    ['in a comment', `// like ${foreign}\nfetch('${rpc}/' + key, {${typed}, body: JSON.stringify(${json})})`],
    ['in a comment next to a variable', `fetch(url, {${typed}, body: JSON.stringify(${json})}) // not ${foreign}`],
    [
      'of another fetch',
      `fetch(url, {${typed}, body: JSON.stringify(${json})});\nfetch('https://example.com/prices').then(show);`,
    ],
    [
      'of a fetch with its own body',
      `const body = JSON.stringify(${json});\nfetch('${rpc}/' + key, {${typed}, body});\nfetch('https://hooks.example.com', {method: 'POST', ${typed}, body: JSON.stringify({text})});`,
    ],
    [
      'of another Python post',
      `data = ${json}\nanswer = requests.post(url, json=data)\nprint(answer)\nrequests.post("https://hooks.example.com", json={"text": "done"})`,
    ],
    [
      'in a header',
      `fetch(url, {headers: {'Content-Type': 'application/json', Referer: 'https://example.com'}, body: JSON.stringify(${json})})`,
    ],
    ['of a proxy', `requests.post(url, json=${json}, proxies={"https": "https://proxy.example.com"})`],
    ['in a parameter', `post(url, {jsonrpc: '2.0', id: 1, method: 'getBalance', params: ['https://example.com']})`],
    ['that is a fallback', `const url = process.env.RPC_URL ?? '${foreign}';\npost(url, ${json})`],
    ['that is one of two', `post(dev ? 'http://127.0.0.1:8899' : '${foreign}', ${json})`],
    ['that is computed', `post(\`https://\${host}.example.com/\`, ${json})`],
    ['on the reader’s machine', `post('http://localhost:8899', ${json})`],
    ['of Syndica', `post('${rpc}/' + key, ${json})`],
  ])('is not a URL %s', (_name, code) => {
    expect(checkText(code).methods).not.toEqual([]);
    expect(notesOf(code)).toEqual([]);
  });

  test('is checked for typos, even without a key in the path', () => {
    expect(said(`post('https://solana-mainet.api.syndica.io/', ${json})`)).toEqual([
      '1 error: solana-mainet.api.syndica.io is not a documented host. Write solana-mainnet.api.syndica.io.',
    ]);
  });
});

describe('a call that sets no content type', () => {
  const request = '{"jsonrpc": "2.0", "id": 1, "method": "getSlot"}';
  const text = `JSON.stringify(${request})`;

  test.each([
    `fetch(url, {method: 'POST', body: ${text}})`,
    `fetch(url, {\n  method: "post",\n  body: ${text},\n  headers: {'X-Syndica-Api-Key': key, Accept: 'application/json'},\n})`,
    `const options = {method: 'POST', body: ${text}};\nconst answer = await fetch(url, options);`,
    `const body = ${text};\nfetch(url, {method: 'POST', body, signal});`,
    `axios.post(url, ${text})`,
    `axios.post(url, ${text}, {timeout: 1000})`,
    `requests.post(url, data=json.dumps(${request}))`,
    `requests.post(url, json.dumps(${request}), timeout=5)`,
    `httpx.post(url, content=json.dumps(${request}), headers={"X-Syndica-Api-Key": key})`,
    `urlopen(Request(url, data=json.dumps(${request}).encode()))`,
  ])('is reported: %s', (code) => {
    expect(said(code).join('\n')).toContain('error: The request is sent without the JSON content type');
  });

  test.each([
    `fetch(url, {method: 'POST', headers, body: ${text}})`,
    `fetch(url, {method: 'POST', headers: {...defaults}, body: ${text}})`,
    `fetch(url, {...defaults, method: 'POST', body: ${text}})`,
    `fetch(url, {method: 'POST', headers: {'content-type': 'application/json'}, body: ${text}})`,
    `const options = {method: 'POST', body: ${text}};\noptions.headers = typed;\nfetch(url, options);`,
    `axios.post(url, ${request})`,
    `axios.post(url, ${text}, config)`,
    `axios({method: 'POST', url, data: ${request}})`,
    `axios({method: 'post', url, body: ${text}})`,
    `requests.post(url, json=${request})`,
    `requests.post(url, data=json.dumps(${request}), headers=headers)`,
    `requests.post(url, data=json.dumps(${request}), **options)`,
    `session.headers["Content-Type"] = "application/json"\nsession.post(url, data=json.dumps(${request}))`,
    `request = Request(url, data=json.dumps(${request}).encode())\nrequest.add_header("Content-Type", "application/json")`,
  ])('is not reported if it sets one, or may: %s', (code) => expect(said(code)).toEqual([]));

  test.each(
    readdirSync(samplesFolder, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(?:[jt]sx?|py|go|rs)$/.test(file),
    ),
  )('does not occur in the sample %s', (file) => {
    const {sent} = requestsInCode(readFileSync(join(samplesFolder, file), 'utf8'));
    expect(sent.flatMap(sentFindings)).toEqual([]);
  });
});

describe('a command for the Windows command prompt', () => {
  test('as copied by browsers', () => {
    const command = `curl ^"${rpc}/made-up-key^" ^\r\n  -H ^"content-type: application/json^" ^\r\n  --data-raw ^"^{^\\^"jsonrpc^\\^":^\\^"2.0^\\^",^\\^"id^\\^":1,^\\^"method^\\^":^\\^"getSlo^\\^"^}^"`;
    const {findings, methods} = checkText(command);
    expect(methods).toEqual(['getSlo']);
    expect(findings).toMatchObject([{line: 3, path: 'method', instead: 'Write "getSlot".'}, {severity: 'warning'}]);
  });

  test('as written by people', () => {
    const command = `curl "${rpc}/%KEY%" ^\n  -H "Content-Type: application/json" ^\n  -d "{\\"jsonrpc\\":\\"2.0\\",\\"id\\":1,\\"method\\":\\"getSlot\\"}"`;
    expect(checkText(command)).toEqual({findings: [], methods: ['getSlot']});
  });
});

/** Quadratic time would exceed it. It leaves room for other processes, and for the garbage of other tests. */
const slowest = {timeout: 10_000};

describe('never throws, and is fast', () => {
  test.each([
    ['brackets', `x = ${'{['.repeat(49_000)}`],
    ['nested requests', `x = ${`{jsonrpc: '2.0', method: 'a', params: [`.repeat(2400)}`],
    ['requests', `x = [${`{jsonrpc: '2.0', method: 'a'},`.repeat(3000)}]`],
    ['lists of lists', `x = ${`[{jsonrpc: '2.0', method: 'a'},`.repeat(3000)}`],
    ['quotes', `x = ${`'"\``.repeat(33_000)}`],
    ['raw strings', `x = ${'r#"'.repeat(33_000)}`],
    ['longer raw strings', `x = ${'r##"# '.repeat(16_000)}`],
    ['comments', `x = ${'/*'.repeat(49_000)}`],
    ['pluses', `x = 'a'${'+b'.repeat(49_000)}`],
    ['adjacent strings', `x = ${`'{"jsonrpc" "method"'`.repeat(4900)}`],
    ['carets', `curl ${'^"'.repeat(49_000)}`],
    ['backslashes', `x = "${'\\'.repeat(99_000)}`],
    ['templates', `x = \`${'${'.repeat(49_000)}\``],
    ['URLs', `x = {jsonrpc: '2.0', method: 'a'} ${rpc.repeat(2000)}`],
    ['nested calls', `x = ${`post('https://example.com', {jsonrpc: '2.0', method: 'a', b: `.repeat(1500)}`],
    ['requests in calls', `x = [${`post(a, {jsonrpc: '2.0', method: 'a'}),`.repeat(2500)}]`],
    ['names', `a = {jsonrpc: '2.0', method: 'a'};${'a = f(a);'.repeat(10_000)}`],
    [
      'names of names',
      `${Array.from({length: 4000}, (_, at) => `a${at + 1} = f(a${at});`).join('')}a0 = {jsonrpc: '2.0', method: 'a'}`,
    ],
    ['chains', `x${".f('https://example.com')".repeat(3500)}.send({jsonrpc: '2.0', method: 'a'})`],
    ['lines that are URLs', `x = {jsonrpc: '2.0', method: 'a'}${'\nhttps://example.com'.repeat(4500)}`],
    ['quotes and backslashes', `x = ${`'"\\`.repeat(33_000)}`],
    ['escaped quotes', `x = ${`"\\`.repeat(49_000)}`],
    ['here-strings', `x = ${`@'\n`.repeat(33_000)}`],
    ['verbatim strings', `x = ${'@"'.repeat(49_000)}`],
    ['comparisons', `x = {jsonrpc: '2.0', method: 'a', params: [${'a<b,'.repeat(20_000)}]}`],
    ['variables', `x = {jsonrpc: '2.0', method: 'a', params: [${'a,'.repeat(49_000)}]}`],
    ['digits', `x = ${'9'.repeat(99_000)}`],
  ])('%s', slowest, (_name, text) => {
    expect(Array.isArray(checkText(text).findings)).toBe(true);
  });

  test('1,000 damaged samples', () => {
    const damaged = fc
      .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(9), fc.string())
      .map(
        ([[, , text], at, length, put]) =>
          text.slice(0, at % text.length) + put + text.slice((at % text.length) + length),
      );
    fc.assert(
      fc.property(damaged, (text) => {
        for (const {line, column} of checkText(text).findings) {
          expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
        }
      }),
      {numRuns: 1_000},
    );
  }, 60_000);
});
