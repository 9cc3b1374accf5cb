import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {checkText} from '../../check-text';
import {requestsInCode} from '../requests-in-code';

const json = '{"jsonrpc":"2.0","id":1,"method":"getSlot"}';
const escaped = JSON.stringify(json);

/** What is wrong with the content types of a program, with the lines. */
const said = (source: string) =>
  checkText(source)
    .findings.filter(({what}) => what.includes('content type'))
    .map(({line, what, instead}) => `${line}: ${what} ${instead}`);

/** A program in each of the ways to send; the headers of the request stand where `headers` is put. */
const programs = {
  'fetch of JavaScript': (headers = '') =>
    `const body = JSON.stringify(${json});\nawait fetch(url, {method: 'POST', ${headers && `headers: {${headers}}, `}body});`,
  'requests of Python': (headers = '') =>
    `payload = json.dumps(${json})\nrequests.post(url, data=payload, ${headers && `headers={${headers}}`})`,
  'http.NewRequest of Go': (headers = '') =>
    `payload := strings.NewReader(\`${json}\`)\nreq, err := http.NewRequest("POST", url, payload)\nif err != nil {\n\treturn err\n}\n${headers}\nres, err := http.DefaultClient.Do(req)`,
  'http.NewRequestWithContext of Go': (headers = '') =>
    `body, _ := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": "getSlot"})\nreq, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))\n${headers}\nres, err := client.Do(req)`,
  'reqwest of Rust': (headers = '') =>
    `let client = reqwest::Client::new();\nlet body = r#"${json}"#;\nlet text = client\n    .post(&url)\n${headers}    .body(body)\n    .send()\n    .await?\n    .text()\n    .await?;`,
  'reqwest of Rust, with a method': (headers = '') =>
    `let slot: Value = reqwest::blocking::Client::builder().build()?.request(Method::POST, url)${headers}.body(json!(${json}).to_string()).send()?.json()?;`,
  'HttpRequest of Java': (headers = '') =>
    `String body = """\n    ${json}\n    """;\nHttpRequest request = HttpRequest.newBuilder()\n    .uri(URI.create(url))\n${headers}    .POST(HttpRequest.BodyPublishers.ofString(body))\n    .build();\nHttpClient.newHttpClient().send(request, BodyHandlers.ofString());`,
  'HttpRequest of Kotlin': (headers = '') =>
    `val body = ${escaped}\nval request = HttpRequest.newBuilder(URI.create(url)).POST(BodyPublishers.ofString(body))${headers}.build()`,
  'curl of PHP': (headers = '') =>
    `$body = json_encode(['jsonrpc' => '2.0', 'id' => 1, 'method' => 'getSlot']);\n$ch = curl_init($url);\ncurl_setopt($ch, CURLOPT_POST, true);\ncurl_setopt($ch, CURLOPT_POSTFIELDS, $body);\n${headers}\n$out = curl_exec($ch);`,
  'Guzzle of PHP': (headers = '') =>
    `$client = new \\GuzzleHttp\\Client(['timeout' => 5]);\n$client->post($url, ['body' => json_encode(['jsonrpc' => '2.0', 'id' => 1, 'method' => 'getSlot']), ${headers}]);`,
  'request of Guzzle': (headers = '') =>
    `$client = new Client();\n$body = '${json}';\n$client->request('POST', $url, [${headers} 'body' => $body]);`,
  'a stream of PHP': (headers = '') =>
    `$context = stream_context_create(['http' => ['method' => 'POST', ${headers} 'content' => json_encode(['jsonrpc' => '2.0', 'id' => 1, 'method' => 'getSlot'])]]);\necho file_get_contents($url, false, $context);`,
  'a connection of Ruby': (headers = '') =>
    `http = Net::HTTP.new(uri.host, uri.port)\nhttp.use_ssl = true\nhttp.post(uri.path, { jsonrpc: '2.0', id: 1, method: 'getSlot' }.to_json${headers && `, {${headers}}`})`,
  'Net::HTTP::Post of Ruby': (headers = '') =>
    `request = Net::HTTP::Post.new(uri)\nrequest.body = { jsonrpc: '2.0', id: 1, method: 'getSlot' }.to_json\n${headers}\nNet::HTTP.start(uri.hostname, uri.port, use_ssl: true) { |http| http.request(request) }`,
  'Net::HTTP.post of Ruby': (headers = '') =>
    `body = { jsonrpc: '2.0', id: 1, method: 'getSlot' }.to_json\nNet::HTTP.post(uri, body${headers && `, ${headers}`})`,
};

/** How a header is written in each of the ways; `%` stands for its value. */
const headers: Readonly<Record<keyof typeof programs, (name: string, value: string) => string>> = {
  'fetch of JavaScript': (name, value) => `'${name}': '${value}'`,
  'requests of Python': (name, value) => `"${name}": "${value}"`,
  'http.NewRequest of Go': (name, value) => `req.Header.Set("${name}", "${value}")`,
  'http.NewRequestWithContext of Go': (name, value) => `req.Header.Add("${name}", "${value}")`,
  'reqwest of Rust': (name, value) => `.header("${name}", "${value}")\n`,
  'reqwest of Rust, with a method': (name, value) =>
    `.header(reqwest::header::${name.toUpperCase().replaceAll('-', '_')}, "${value}")`,
  'HttpRequest of Java': (name, value) => `.header("${name}", "${value}")\n`,
  'HttpRequest of Kotlin': (name, value) => `.setHeader("${name}", "${value}")`,
  'curl of PHP': (name, value) => `curl_setopt($ch, CURLOPT_HTTPHEADER, ['Accept: */*', '${name}: ${value}']);`,
  'Guzzle of PHP': (name, value) => `'headers' => ['${name}' => '${value}']`,
  'request of Guzzle': (name, value) => `'headers' => array('${name}' => '${value}'),`,
  'a stream of PHP': (name, value) => `'header' => "Accept: */*\\r\\n${name}: ${value}\\r\\n",`,
  'a connection of Ruby': (name, value) => `'${name}' => '${value}'`,
  'Net::HTTP::Post of Ruby': (name, value) => `request['${name}'] = '${value}'`,
  'Net::HTTP.post of Ruby': (name, value) => `'${name}' => '${value}'`,
};

describe.each(Object.entries(programs))('%s', (name, program) => {
  const header = headers[name as keyof typeof programs];

  test('without a content type', () => {
    expect(said(program())).toEqual([expect.stringContaining('sends a text without the content type of JSON')]);
    expect(said(program(header('X-Syndica-Api-Key', 'key')))).toHaveLength(1);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded'])('with another one: %s', (type) => {
    expect(said(program(header('Content-Type', type)))).toEqual([
      expect.stringContaining(`The call sends the content type "${type}"`),
    ]);
  });

  test.each(['application/json', 'application/json; charset=utf-8'])('with that of JSON: %s', (type) => {
    expect(said(program(header('Content-Type', type)))).toEqual([]);
    expect(said(program(header('content-type', type)))).toEqual([]);
  });
});

const csharp = (settings: string) =>
  `var json = JsonSerializer.Serialize(new { jsonrpc = "2.0", id = 1, method = "getSlot" });\nvar content = new StringContent(json${settings});\nawait client.PostAsync(url, content);`;
const goPost = (type: string) =>
  `body := []byte(\`${json}\`)\nres, err := http.Post(url, ${type}, bytes.NewBuffer(body))`;

describe('other ways to send', () => {
  test.each([
    csharp(''),
    csharp(', Encoding.UTF8'),
    csharp(', System.Text.Encoding.UTF8, "text/plain"'),
    goPost('"text/plain"'),
    goPost('""'),
    `curl_setopt_array($ch, [\n  CURLOPT_POST => true,\n  CURLOPT_POSTFIELDS => '${json}',\n]);`,
    `curl_setopt_array($ch, array(CURLOPT_HTTPHEADER => array('Accept: */*', 'X-Syndica-Api-Key: ' . $key), CURLOPT_POSTFIELDS => '${json}'));`,
    `Net::HTTP.post(uri, ${escaped}, { 'X-Syndica-Api-Key' => key })`,
    `req = Net::HTTP::Post.new(uri, { 'Content-Type' => 'text/plain' })\nreq.body = ${escaped}\nhttp.request(req)`,
    `req = Net::HTTP::Post.new(uri.path)\nreq.body = JSON.generate(jsonrpc: '2.0', id: 1, method: 'getSlot')\nhttp.request(req)`,
    `req = Net::HTTP::Post.new(uri)\nreq.content_type = 'text/plain'\nreq.body = ${escaped}\nhttp.request(req)`,
  ])('are complained about: %s', (source) => expect(said(`x(${json});\n${source}`)).toHaveLength(1));

  test.each([
    ['the type as a constant of C#', csharp(', Encoding.UTF8, MediaTypeNames.Application.Json')],
    ['the type by its name, in C#', csharp(', mediaType: "application/json", encoding: Encoding.UTF8')],
    ['the type as an object of C#', csharp(', new MediaTypeHeaderValue(type)')],
    ['the type set later, in C#', `${csharp('')}\ncontent.Headers.ContentType = new MediaTypeHeaderValue(type);`],
    ['a part of a form, in C#', `${csharp('')}\nvar form = new MultipartFormDataContent();`],
    ['another text in C#', 'client.PostAsync(url, new StringContent("name=value"));'],
    ['JsonContent of C#', 'client.PostAsync(url, JsonContent.Create(payload));'],
    ['http.Post of Go with a variable', goPost('contentType')],
    ['http.Post of Go with JSON', goPost('"application/json"')],
    ['http.Post of Go with a form', 'http.Post(url, "application/x-www-form-urlencoded", strings.NewReader(form))'],
    ['headers in a function of Go', programs['http.NewRequest of Go']('setHeaders(req)')],
    ['headers in a loop of Go', programs['http.NewRequest of Go']('for k, v := range h { req.Header.Set(k, v) }')],
    ['headers of Go as a whole', programs['http.NewRequest of Go']('req.Header = headers')],
    ['a transport of Go', programs['http.NewRequest of Go']('client.Transport = typed')],
    [
      'a request of Go that is handed on',
      programs['http.NewRequest of Go']('').replace(/res, err.*/, 'return req, nil'),
    ],
    ['a request of Go without a body', 'req, err := http.NewRequest("GET", url, nil)\nclient.Do(req)'],
    [
      'a test of a server in Go',
      `req, err := httptest.NewRequest("POST", url, strings.NewReader(\`${json}\`))\nDo(req)`,
    ],
    ['.json of Rust', 'reqwest::Client::new().post(url).json(&json_body).send().await?;'],
    ['headers of Rust', programs['reqwest of Rust']('.headers(headers)\n')],
    ['a header of Rust that is computed', programs['reqwest of Rust']('.header(name, value)\n')],
    ['a client of Rust with headers', `Client::builder().default_headers(h);${programs['reqwest of Rust']()}`],
    ['a client of Rust from elsewhere', programs['reqwest of Rust']().replace('reqwest::Client::new()', 'self.client')],
    ['a request of Rust that is kept', programs['reqwest of Rust']().replace(/\.send[^]*/, ';')],
    ['a form of Rust', `Client::new().post(login).body("name=value").send().await?;`],
    ['headers of Java', programs['HttpRequest of Java']('.headers(headers)\n')],
    ['a header of Java that is computed', programs['HttpRequest of Java']('.header(name, value)\n')],
    ['a builder of Java that is kept', programs['HttpRequest of Java']().replace('.build()', '')],
    ['a file of Java', 'HttpRequest.newBuilder(uri).POST(BodyPublishers.ofFile(path)).build();'],
    ['a list of headers of PHP', programs['curl of PHP']('curl_setopt($ch, CURLOPT_HTTPHEADER, $headers);')],
    ['fields of PHP', `curl_setopt($ch, CURLOPT_POSTFIELDS, http_build_query($fields));`],
    ['two requests of PHP', `${programs['curl of PHP']()}\ncurl_setopt($other, CURLOPT_POSTFIELDS, $body);`],
    ['a list of headers of a stream of PHP', programs['a stream of PHP'](`'header' => $headers,`)],
    ['fields of a stream of PHP', `stream_context_create(['http' => ['method' => 'POST', 'content' => $fields]]);`],
    ['a client of Ruby from elsewhere', programs['a connection of Ruby']().replace('Net::HTTP.new', 'Client.new')],
    ['json of Guzzle', `$client = new Client();\n$client->post($url, ['json' => $body]);`],
    ['headers of Guzzle', programs['Guzzle of PHP'](`'headers' => $headers`)],
    ['a client of Guzzle from elsewhere', programs['request of Guzzle']().replace('new Client()', '$this->client')],
    ['settings of a client of Guzzle', programs['request of Guzzle']().replace('Client()', 'Client($settings)')],
    ['headers of Ruby', programs['Net::HTTP.post of Ruby']('headers')],
    ['headers of Ruby that are spread out', programs['Net::HTTP.post of Ruby']('**headers')],
    ['headers in a loop of Ruby', programs['Net::HTTP::Post of Ruby']('headers.each { |k, v| request[k] = v }')],
    ['a request of Ruby that is handed on', programs['Net::HTTP::Post of Ruby']('sign(request)')],
    ['a form of Ruby', 'request = Net::HTTP::Post.new(uri)\nrequest.body = form\nhttp.request(request)\nJSON.parse(x)'],
    ['headers of a client of Guzzle', programs['request of Guzzle']().replace('Client()', `Client(['headers' => $h])`)],
    ['headers of a client of JavaScript', `api = axios.create(settings);\napi.post(url, JSON.stringify(${json}))`],
    ...[
      'session.headers.update(HEADERS)',
      'session.headers = HEADERS',
      'session.headers[name] = value',
      'request.add_header(name, value)',
      'client = httpx.Client(timeout=5, headers=HEADERS)',
    ].map((line) => [`headers in a variable of Python: ${line}`, `${line}\n${programs['requests of Python']()}`]),
    ['headers of JavaScript by their name', `axios.post(url, JSON.stringify(${json}), {headers})`],
    [
      'a form of JavaScript besides the request',
      `axios.post(url, ${json});\nfetch(login, {method: 'POST', headers: {'Content-Type': 'application/x-www-form-urlencoded'}, body: form});`,
    ],
    [
      'a response of a server',
      `http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { w.Header().Set("Content-Type", "text/html") })\nclient.Call(ctx, ${json})`,
    ],
  ])('are not: %s', (_name, source) => expect(said(`x(${json});\n${source}`)).toEqual([]));
});

test('each sender says what to write', () => {
  const all = [...Object.values(programs).map((program) => program()), csharp(''), goPost('""')];
  const senders = all.flatMap((source) => requestsInCode(`x(${json});\n${source}`).untypedPosts);
  expect(new Set(senders.map(({sender}) => sender)).size).toBe(11);
  expect(said(programs['http.NewRequest of Go']()).join()).toBe(
    '2: The call sends a text without the content type of JSON, which a Solana node refuses. ' +
      'Add req.Header.Set("Content-Type", "application/json"), or pass that type to http.Post.',
  );
});

test('10,000 programs with a piece cut out and another put in', () => {
  const all = [...Object.values(programs).map((program) => program()), csharp(''), goPost('""')];
  const damaged = fc
    .tuple(fc.constantFrom(...all), fc.nat(), fc.nat(9), fc.string())
    .map(([text, at, length, put]) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + length));
  fc.assert(
    fc.property(damaged, (text) => {
      expect(Array.isArray(checkText(text).findings)).toBe(true);
    }),
    {numRuns: 10_000},
  );
}, 60_000);

describe('answers soon', () => {
  test.each([
    'http.NewRequest("POST", u, json) ',
    'req, e := http.NewRequest("POST",u,json)\n',
    'x.post(',
    'x.post().body(json).send()',
    '.post(json)',
    'HttpRequest.newBuilder()',
    'HttpRequest.newBuilder(',
    'new StringContent(',
    'new StringContent(json,',
    '[CURLOPT_POSTFIELDS => ',
    'CURLOPT_POSTFIELDS => json,',
    '$c->post($u, [',
    'r = Net::HTTP::Post.new(u)\n',
    'stream_context_create(["method" => "POST", "content" => json,',
    'a = Net::HTTP.new\na.post(u, json)\n',
    'Net::HTTP.post(u, json, ',
    'a = b = json ',
    'a=',
    '{method: "POST", body: json, ',
  ])('%j, many times', (piece) => {
    const prefix = 'reqwest::Client::new(); new Client(); x = {jsonrpc: "2.0", method: "a"};';
    const source = prefix + piece.repeat(Math.floor(98_000 / piece.length));
    const begun = process.cpuUsage();
    expect(Array.isArray(checkText(source).findings)).toBe(true);
    // Of the processor: other work on the machine does not count.
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(3);
  });
});
