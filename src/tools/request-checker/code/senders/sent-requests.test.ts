import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {checkText} from '../../check-text';

const json = '{"jsonrpc":"2.0","id":1,"method":"getSlot"}';
const escaped = JSON.stringify(json);

/** Findings about content types, with their lines. */
const said = (source: string) =>
  checkText(source)
    .findings.filter(({what}) => what.includes('content type'))
    .map(({line, what, instead}) => `${line}: ${what} ${instead}`);

/** A program for each way to send; `headers` is inserted in place of the request's headers. */
const programs = {
  'JavaScript fetch': (headers = '') =>
    `const body = JSON.stringify(${json});\nawait fetch(url, {method: 'POST', ${headers && `headers: {${headers}}, `}body});`,
  'Python requests': (headers = '') =>
    `payload = json.dumps(${json})\nrequests.post(url, data=payload, ${headers && `headers={${headers}}`})`,
  'Go http.NewRequest': (headers = '') =>
    `payload := strings.NewReader(\`${json}\`)\nreq, err := http.NewRequest("POST", url, payload)\nif err != nil {\n\treturn err\n}\n${headers}\nres, err := http.DefaultClient.Do(req)`,
  'Go http.NewRequestWithContext': (headers = '') =>
    `body, _ := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": "getSlot"})\nreq, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))\n${headers}\nres, err := client.Do(req)`,
  'Rust reqwest': (headers = '') =>
    `let client = reqwest::Client::new();\nlet body = r#"${json}"#;\nlet text = client\n    .post(&url)\n${headers}    .body(body)\n    .send()\n    .await?\n    .text()\n    .await?;`,
  'Rust reqwest, with a method': (headers = '') =>
    `let slot: Value = reqwest::blocking::Client::builder().build()?.request(Method::POST, url)${headers}.body(json!(${json}).to_string()).send()?.json()?;`,
  'Java HttpRequest': (headers = '') =>
    `String body = """\n    ${json}\n    """;\nHttpRequest request = HttpRequest.newBuilder()\n    .uri(URI.create(url))\n${headers}    .POST(HttpRequest.BodyPublishers.ofString(body))\n    .build();\nHttpClient.newHttpClient().send(request, BodyHandlers.ofString());`,
  'Kotlin HttpRequest': (headers = '') =>
    `val body = ${escaped}\nval request = HttpRequest.newBuilder(URI.create(url)).POST(BodyPublishers.ofString(body))${headers}.build()`,
  'PHP curl': (headers = '') =>
    `$body = json_encode(['jsonrpc' => '2.0', 'id' => 1, 'method' => 'getSlot']);\n$ch = curl_init($url);\ncurl_setopt($ch, CURLOPT_POST, true);\ncurl_setopt($ch, CURLOPT_POSTFIELDS, $body);\n${headers}\n$out = curl_exec($ch);`,
  'Guzzle post': (headers = '') =>
    `$client = new \\GuzzleHttp\\Client(['timeout' => 5]);\n$client->post($url, ['body' => json_encode(['jsonrpc' => '2.0', 'id' => 1, 'method' => 'getSlot']), ${headers}]);`,
  'Guzzle request': (headers = '') =>
    `$client = new Client();\n$body = '${json}';\n$client->request('POST', $url, [${headers} 'body' => $body]);`,
  'PHP stream': (headers = '') =>
    `$context = stream_context_create(['http' => ['method' => 'POST', ${headers} 'content' => json_encode(['jsonrpc' => '2.0', 'id' => 1, 'method' => 'getSlot'])]]);\necho file_get_contents($url, false, $context);`,
  'Ruby connection': (headers = '') =>
    `http = Net::HTTP.new(uri.host, uri.port)\nhttp.use_ssl = true\nhttp.post(uri.path, { jsonrpc: '2.0', id: 1, method: 'getSlot' }.to_json${headers && `, {${headers}}`})`,
  'Ruby Net::HTTP::Post': (headers = '') =>
    `request = Net::HTTP::Post.new(uri)\nrequest.body = { jsonrpc: '2.0', id: 1, method: 'getSlot' }.to_json\n${headers}\nNet::HTTP.start(uri.hostname, uri.port, use_ssl: true) { |http| http.request(request) }`,
  'Ruby Net::HTTP.post': (headers = '') =>
    `body = { jsonrpc: '2.0', id: 1, method: 'getSlot' }.to_json\nNet::HTTP.post(uri, body${headers && `, ${headers}`})`,
};

/** How to write a header for each way to send. */
const headers: Readonly<Record<keyof typeof programs, (name: string, value: string) => string>> = {
  'JavaScript fetch': (name, value) => `'${name}': '${value}'`,
  'Python requests': (name, value) => `"${name}": "${value}"`,
  'Go http.NewRequest': (name, value) => `req.Header.Set("${name}", "${value}")`,
  'Go http.NewRequestWithContext': (name, value) => `req.Header.Add("${name}", "${value}")`,
  'Rust reqwest': (name, value) => `.header("${name}", "${value}")\n`,
  'Rust reqwest, with a method': (name, value) =>
    `.header(reqwest::header::${name.toUpperCase().replaceAll('-', '_')}, "${value}")`,
  'Java HttpRequest': (name, value) => `.header("${name}", "${value}")\n`,
  'Kotlin HttpRequest': (name, value) => `.setHeader("${name}", "${value}")`,
  'PHP curl': (name, value) => `curl_setopt($ch, CURLOPT_HTTPHEADER, ['Accept: */*', '${name}: ${value}']);`,
  'Guzzle post': (name, value) => `'headers' => ['${name}' => '${value}']`,
  'Guzzle request': (name, value) => `'headers' => array('${name}' => '${value}'),`,
  'PHP stream': (name, value) => `'header' => "Accept: */*\\r\\n${name}: ${value}\\r\\n",`,
  'Ruby connection': (name, value) => `'${name}' => '${value}'`,
  'Ruby Net::HTTP::Post': (name, value) => `request['${name}'] = '${value}'`,
  'Ruby Net::HTTP.post': (name, value) => `'${name}' => '${value}'`,
};

describe.each(Object.entries(programs))('%s', (name, program) => {
  const header = headers[name as keyof typeof programs];

  test('without a content type', () => {
    expect(said(program())).toEqual([expect.stringContaining('sent without the JSON content type')]);
    expect(said(program(header('X-Syndica-Api-Key', 'key')))).toHaveLength(1);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded'])('with another content type: %s', (type) => {
    expect(said(program(header('Content-Type', type)))).toEqual([
      expect.stringContaining(`sent with the content type "${type}"`),
    ]);
  });

  test.each(['application/json', 'application/json; charset=utf-8'])('with the JSON content type: %s', (type) => {
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
    `await window.fetch(url, {method: 'POST', body: JSON.stringify(${json})});`,
    'requests.post(url, data=json.dumps(body), headers=dict(accept="*/*"))',
    `reqwest::Client::new().post(url)?.body(r#"${json}"#).send()?;`,
    `Net::HTTP.post(uri, ${escaped}, { 'X-Syndica-Api-Key' => key })`,
    `req = Net::HTTP::Post.new(uri, { 'Content-Type' => 'text/plain' })\nreq.body = ${escaped}\nhttp.request(req)`,
    `req = Net::HTTP::Post.new(uri.path)\nreq.body = JSON.generate(jsonrpc: '2.0', id: 1, method: 'getSlot')\nhttp.request(req)`,
    `req = Net::HTTP::Post.new(uri)\nreq.content_type = 'text/plain'\nreq.body = ${escaped}\nhttp.request(req)`,
  ])('are reported: %s', (source) => expect(said(`x(${json});\n${source}`)).toHaveLength(1));

  test.each([
    ['the type as a constant, in C#', csharp(', Encoding.UTF8, MediaTypeNames.Application.Json')],
    ['the type as a named argument, in C#', csharp(', mediaType: "application/json", encoding: Encoding.UTF8')],
    ['the type as an object, in C#', csharp(', new MediaTypeHeaderValue(type)')],
    ['the type set later, in C#', `${csharp('')}\ncontent.Headers.ContentType = new MediaTypeHeaderValue(type);`],
    ['a part of a form, in C#', `${csharp('')}\nvar form = new MultipartFormDataContent();`],
    ['another text in C#', 'client.PostAsync(url, new StringContent("name=value"));'],
    ['C# JsonContent', 'client.PostAsync(url, JsonContent.Create(payload));'],
    ['Go http.Post with a variable', goPost('contentType')],
    ['Go http.Post with JSON', goPost('"application/json"')],
    ['Go http.Post with a form', 'http.Post(url, "application/x-www-form-urlencoded", strings.NewReader(form))'],
    ['headers set in a Go function', programs['Go http.NewRequest']('setHeaders(req)')],
    ['headers set in a Go loop', programs['Go http.NewRequest']('for k, v := range h { req.Header.Set(k, v) }')],
    ['all headers of a Go request replaced', programs['Go http.NewRequest']('req.Header = headers')],
    ['a Go transport', programs['Go http.NewRequest']('client.Transport = typed')],
    ['a Go request that is passed on', programs['Go http.NewRequest']('').replace(/res, err.*/, 'return req, nil')],
    ['a Go request without a body', 'req, err := http.NewRequest("GET", url, nil)\nclient.Do(req)'],
    ['a server test in Go', `req, err := httptest.NewRequest("POST", url, strings.NewReader(\`${json}\`))\nDo(req)`],
    [
      'a JavaScript object with its own type',
      `fetch(url, {method: 'POST', body: new Blob([JSON.stringify(${json})], {type: 'application/json'})});`,
    ],
    [
      'headers in a Python dict',
      'requests.post(url, data=json.dumps(b), headers=dict(content_type="application/json"))',
    ],
    ['a copy of headers in Python', 'requests.post(url, data=json.dumps(b), headers=dict(headers))'],
    ['headers that a Python dict spreads', 'requests.post(url, data=json.dumps(b), headers=dict(**headers))'],
    ['a Python form with files', `requests.post(url, data=json.dumps(${json}), files={"file": source})`],
    ['Rust .json', 'reqwest::Client::new().post(url).json(&json_body).send().await?;'],
    ['Rust headers in a variable', programs['Rust reqwest']('.headers(headers)\n')],
    ['a computed Rust header', programs['Rust reqwest']('.header(name, value)\n')],
    ['a Rust client with headers', `Client::builder().default_headers(h);${programs['Rust reqwest']()}`],
    ['a Rust client from elsewhere', programs['Rust reqwest']().replace('reqwest::Client::new()', 'self.client')],
    ['a Rust request that is stored', programs['Rust reqwest']().replace(/\.send[^]*/, ';')],
    ['a Rust form', `Client::new().post(login).body("name=value").send().await?;`],
    ['Rust form fields', programs['Rust reqwest']('.form(&fields)\n')],
    ['a Rust form with files', programs['Rust reqwest']('.multipart(form)\n')],
    ['Java headers in a variable', programs['Java HttpRequest']('.headers(headers)\n')],
    ['a computed Java header', programs['Java HttpRequest']('.header(name, value)\n')],
    ['a Java builder that is stored', programs['Java HttpRequest']().replace('.build()', '')],
    ['a file in Java', 'HttpRequest.newBuilder(uri).POST(BodyPublishers.ofFile(path)).build();'],
    ['PHP headers in a variable', programs['PHP curl']('curl_setopt($ch, CURLOPT_HTTPHEADER, $headers);')],
    ['PHP form fields', `curl_setopt($ch, CURLOPT_POSTFIELDS, http_build_query($fields));`],
    ['two PHP requests', `${programs['PHP curl']()}\ncurl_setopt($other, CURLOPT_POSTFIELDS, $body);`],
    [
      'PHP headers of two requests',
      `${programs['PHP curl'](headers['PHP curl']('X-Syndica-Api-Key', 'key'))}\ncurl_setopt($other, CURLOPT_HTTPHEADER, $headers);`,
    ],
    ['PHP stream headers in a variable', programs['PHP stream'](`'header' => $headers,`)],
    ['PHP stream form fields', `stream_context_create(['http' => ['method' => 'POST', 'content' => $fields]]);`],
    ['a Ruby client from elsewhere', programs['Ruby connection']().replace('Net::HTTP.new', 'Client.new')],
    ['Guzzle json', `$client = new Client();\n$client->post($url, ['json' => $body]);`],
    ['Guzzle headers in a variable', programs['Guzzle post'](`'headers' => $headers`)],
    ['a Guzzle client from elsewhere', programs['Guzzle request']().replace('new Client()', '$this->client')],
    ['Guzzle client settings in a variable', programs['Guzzle request']().replace('Client()', 'Client($settings)')],
    ['Ruby headers in a variable', programs['Ruby Net::HTTP.post']('headers')],
    ['spread Ruby headers', programs['Ruby Net::HTTP.post']('**headers')],
    ['headers set in a Ruby loop', programs['Ruby Net::HTTP::Post']('headers.each { |k, v| request[k] = v }')],
    ['a Ruby request that is passed on', programs['Ruby Net::HTTP::Post']('sign(request)')],
    ['a Ruby form', 'request = Net::HTTP::Post.new(uri)\nrequest.body = form\nhttp.request(request)\nJSON.parse(x)'],
    ['Guzzle client headers', programs['Guzzle request']().replace('Client()', `Client(['headers' => $h])`)],
    ['JavaScript client settings', `axios.defaults.headers = settings;\naxios.post(url, JSON.stringify(${json}))`],
    ['Ruby’s http.rb', `HTTP.post(url, json: ${json})`],
    ...[
      'session.headers.update(HEADERS)',
      'session.headers = HEADERS',
      'session.headers[name] = value',
      'request.add_header(name, value)',
      'client = httpx.Client(timeout=5, headers=HEADERS)',
    ].map((line) => [`Python headers in a variable: ${line}`, `${line}\n${programs['Python requests']()}`]),
    ['JavaScript headers in a variable', `axios.post(url, JSON.stringify(${json}), {headers})`],
    [
      'a JavaScript form besides the request',
      `axios.post(url, ${json});\nfetch(login, {method: 'POST', headers: {'Content-Type': 'application/x-www-form-urlencoded'}, body: form});`,
    ],
    [
      'a server response',
      `http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { w.Header().Set("Content-Type", "text/html") })\nclient.Call(ctx, ${json})`,
    ],
  ])('are not reported: %s', (_name, source) => expect(said(`x(${json});\n${source}`)).toEqual([]));
});

test('the advice is that for the sender', () => {
  expect(said(programs['Go http.NewRequest']()).join()).toBe(
    '2: The request is sent without the JSON content type, which a Solana node refuses. ' +
      'Add req.Header.Set("Content-Type", "application/json"), or pass that type to http.Post.',
  );
});

const text = `JSON.stringify(${json})`;
const host = 'https://solana-mainnet.api.syndica.io';
const typed = `headers: {'Content-Type': 'application/json'}`;
const raw = (line: string, ...lines: string[]) => [line, ...lines, '', json].join('\n');

/** Findings about how a request is sent, other than those about hosts and keys in the text. */
const errors = (source: string) =>
  checkText(source)
    .findings.filter(({severity}) => severity === 'error')
    .map(({line, what, instead}) => `${line}: ${what} ${instead}`)
    .join('\n');

describe('a method other than POST', () => {
  test.each([
    [`requests.get(url, json=${json})`, 'GET', 'Send a POST.'],
    [`requests.request("PUT", url, json=${json})`, 'PUT', 'Send a POST.'],
    [`httpx.request("GET", url, json=${json})`, 'GET', 'Send a POST.'],
    [`axios.get(url, {data: ${json}})`, 'GET', 'Call axios.post(…).'],
    [`axios({url, data: ${json}})`, 'GET', 'Call axios.post(…).'],
    [`fetch(url, {method: 'PUT', ${typed}, body: ${text}})`, 'PUT', "Set method: 'POST'."],
    [programs['Go http.NewRequest']().replace('"POST"', '"GET"'), 'GET', 'Pass http.MethodPost.'],
    [programs['Go http.NewRequest']().replace('"POST"', 'http.MethodPut'), 'PUT', 'Pass http.MethodPost.'],
    [`client.get(url).json(&json!(${json})).send().await?;`, 'GET', 'Call .post(…).'],
    [programs['Java HttpRequest']().replace('.POST(', '.method("GET", '), 'GET', 'Call .POST(…).'],
    [programs['Guzzle post']().replace('->post', '->put'), 'PUT', 'Call ->post(…).'],
    [programs['PHP stream']().replace("'method' => 'POST',", ''), 'GET', "Set 'method' => 'POST'."],
    [programs['PHP curl'](`curl_setopt($ch, CURLOPT_CUSTOMREQUEST, 'PUT');`), 'PUT', 'Remove CURLOPT_CUSTOMREQUEST'],
    [programs['Ruby Net::HTTP::Post']().replace('Post', 'Put'), 'PUT', 'Create a Net::HTTP::Post.'],
    [raw('GET /api-key/made-up HTTP/1.1', 'Content-Type: application/json'), 'GET', 'Start the line with POST.'],
    [raw(`GET ${host}/api-key/made-up`, 'Content-Type: application/json'), 'GET', 'Start the line with POST.'],
  ])('is reported: %s', (source, verb, instead) =>
    expect(errors(source)).toContain(`The request is sent as ${verb}, which a Solana node refuses. ${instead}`),
  );

  test.each([
    `axios({method, url, data: ${json}})`,
    `cache.get(name, {json: ${json}})`,
    `requests.request(verb, url, json=${json})`,
    `x(${json});\nrequests.get(url, params={"page": 1})`,
    programs['Go http.NewRequest']('req.Header.Set("Content-Type", "application/json")').replace('"POST"', 'verb'),
    programs['Go http.NewRequest'](
      'req.Method = http.MethodPost\nreq.Header.Set("Content-Type", "application/json")',
    ).replace('"POST"', '"GET"'),
    `curl -X "$METHOD" "${host}/api-key/made-up" -H 'Content-Type: application/json' -d '${json}'`,
    `curl -s "\${HEADERS[@]}" -d '${json}' "$URL"`,
    `curl $OPTS -d '${json}' "${host}/api-key/made-up"`,
    `curl "\${args[@]}" "${host}/api-key/made-up"`,
    `curl "${host}" "\${AUTH[@]}" -H 'Content-Type: application/json' -d '${json}'`,
    `curl -K curl.conf -d '${json}'`,
    `POST ${host}/api-key/made-up\nContent-Type: application/json\n\n${json}\n\n> {% client.log(response.body) %}`,
    `fetch(url, {method: 'POST', ${typed}, body: JSON.stringify(${json})});\nfetch(other, {method: 'PUT', ${typed}, body: JSON.stringify({slot})})`,
    `body = os.environ.get("BODY", json.dumps(${json}))\nrequests.post(url, data=body, headers={"Content-Type": "application/json"})`,
    `requests.post(url, json=${json})\ncache.put("slot", json.dumps(slot))`,
  ])('is not reported: %s', (source) => expect(errors(source)).toBe(''));
});

describe('a body that is an object', () => {
  test.each([
    `fetch(url, {method: 'POST', ${typed}, body: ${json}})`,
    `const body = ${json};\nfetch(url, {method: 'POST', ${typed}, body})`,
    `const body: Body = ${json};\nconst options = {method: 'POST', ${typed}, body: body};\nfetch(url, options)`,
    `const socket = new WebSocket(url);\nsocket.onopen = () => socket.send(${json});`,
    `this.socket = new WebSocket(url);\nthis.socket.send(${json});`,
    `requests.post(url, data=${json})`,
    'requests.post(url, data=dict(jsonrpc="2.0", id=1, method="getSlot"))',
    programs['PHP curl']().replace('json_encode(', '(').replace('([', '[').replace('])', ']'),
  ])('is reported: %s', (source) => expect(errors(source)).toContain('which this call doesn’t encode as JSON.'));

  test.each([
    ['a parameter', `const post = (body) => fetch(url, {method: 'POST', ${typed}, body});\nconst body = ${json};`],
    [
      'a member of one',
      `function post({body}) { fetch(url, {method: 'POST', ${typed}, body}) }\nconst body = ${json};`,
    ],
    [
      'a second value',
      `let body = ${json};\nbody = JSON.stringify(body);\nfetch(url, {method: 'POST', ${typed}, body})`,
    ],
    ['a wrapper', `fetch(url, {method: 'POST', ${typed}, body: encode(${json})})`],
    ['a fetch that encodes', `$fetch(url, {method: 'POST', body: ${json}})`],
    ['a fetch of the program', `import {fetch} from './http';\nfetch(url, {method: 'POST', body: ${json}})`],
    [
      'options of a wrapper',
      `const rpc = (options) => fetch(url, {...options, body: JSON.stringify(options.body)});\nrpc({method: 'POST', ${typed}, body: ${json}})`,
    ],
    [
      'options that change',
      `const o = {method: 'POST', ${typed}, body: ${json}};\no.body = text(o.body);\nfetch(url, o)`,
    ],
    ['a socket from elsewhere', `socket.send(${json})`],
    ['another class', `import WebSocket from './socket';\nconst socket = new WebSocket(url);\nsocket.send(${json})`],
    ['axios', `axios.post(url, ${json})`],
    ['a test client', `self.client.post(url, data=${json}, content_type="application/json")`],
    [
      'a second loop variable',
      `payload = ${json}\nfor name, payload in cases():\n    requests.post(url, data=payload, headers={"Content-Type": "application/json"})`,
    ],
    ['another fetch', `import {ofetch as fetch} from 'ofetch';\nfetch(url, {method: 'POST', ${typed}, body: ${json}})`],
    [
      'a fetch of a package',
      `import {fetch} from '@tauri-apps/api/http';\nfetch(url, {method: 'POST', ${typed}, body: ${json}})`,
    ],
    ['a fetch that is made', `const fetch = make();\nfetch(url, {method: 'POST', ${typed}, body: ${json}})`],
  ])('is not reported: %s', (_name, source) => expect(errors(source)).not.toContain('encode as JSON'));
});

describe('a body that is encoded twice', () => {
  test.each([
    `requests.post(url, json=json.dumps(${json}))`,
    `payload = json.dumps(${json})\nrequests.post(url, json=payload)`,
    `let body = r#"${json}"#;\nclient.post(url).json(&body).send().await?;`,
    `$client->post($url, ['json' => '${json}']);`,
  ])('is reported: %s', (source) =>
    expect(errors(source)).toContain('encoded as JSON twice, so a string is sent. Pass the object itself.'),
  );

  test.each([
    `payload = ${json}\nrequests.post(url, json=payload)`,
    `def post(payload):\n    requests.post(url, json=payload)\npayload = json.dumps(${json})`,
    `let body = json!(${json});\nclient.post(url).json(&body).send().await?;`,
  ])('is not reported: %s', (source) => expect(errors(source)).toBe(''));
});

describe('a request to Syndica without a key', () => {
  test.each([
    `requests.post("${host}", json=${json})`,
    `URL = "${host}/"\nrequests.post(url=URL, json=${json})`,
    `fetch("${host}", {method: 'POST', ${typed}, body: ${text}})`,
    `axios.post(new URL('${host}'), ${json})`,
    `reqwest::Client::new().post("${host}").json(&json!(${json})).send().await?;`,
    programs['Java HttpRequest']().replace('URI.create(url)', `URI.create("${host}")`),
    `http.Post("${host}", "application/json", strings.NewReader(\`${json}\`))`,
    raw('POST / HTTP/1.1', 'Host: solana-mainnet.api.syndica.io', 'Content-Type: application/json'),
    raw(`POST ${host}`, 'Content-Type: application/json'),
  ])('is reported: %s', (source) =>
    expect(errors(source)).toContain('This address has no API key: expect status 401.'),
  );

  test('is reported where its key is in the wrong header', () => {
    const source = `fetch("${host}", {method: 'POST', headers: {'Content-Type': 'application/json', Authorization: token}, body: ${text}})`;
    expect(errors(source)).toContain('Syndica doesn’t document a key in the header Authorization.');
  });

  test.each([
    `fetch("${host}", {method: 'POST', headers, body: ${text}})`,
    `fetch("${host}", {method: 'POST', headers: {...headers}, body: ${text}})`,
    `requests.post("${host}", json=${json}, headers={"X-Syndica-Api-Key": KEY})`,
    `base = "${host}"\nrequests.post(base + path, json=${json})`,
    `url = "${host}"\nurl += path\nrequests.post(url, json=${json})`,
    `requests.post("${host}/{}".format(path), json=${json})`,
    `def call(client):\n    return client.post("${host}", json=${json})`,
    `session = requests.Session()\nsession.headers["X-Syndica-Api-Key"] = KEY\nsession.post("${host}", json=${json})`,
    `session = requests.Session()\nsession.auth = Signed()\nsession.post("${host}", json=${json})`,
    `const url = new URL("${host}");\nurl.pathname = path;\nfetch(url, {method: 'POST', ${typed}, body: ${text}})`,
    `fetch("${host}" + path, {method: 'POST', ${typed}, body: ${text}})`,
    raw(`POST ${host}/{{path}}`, 'Content-Type: application/json'),
    raw(`POST ${host}`, 'Content-Type: application/json', 'X-Syndica-Api-Key: {{key}}'),
  ])('is not reported: %s', (source) => expect(errors(source)).toBe(''));
});

describe('the content type of raw HTTP', () => {
  test.each([
    [raw('POST /api-key/made-up HTTP/1.1', 'Content-Type: text/plain'), '2: The request is sent with the content type'],
    [raw('POST /api-key/made-up HTTP/1.1', 'Accept: */*'), '1: The request is sent without the JSON content type'],
    [raw(`POST ${host}/api-key/made-up`, 'Content-Type: text/plain'), '2: The request is sent with the content type'],
  ])('is reported: %s', (source, words) => expect(errors(source)).toContain(words));

  test.each([
    raw('POST /api-key/made-up HTTP/1.1', 'content-type: application/json; charset=utf-8'),
    raw(`POST ${host}/api-key/made-up`, 'Content-Type: {{type}}'),
    // An editor may set it itself.
    raw(`POST ${host}/api-key/made-up`),
  ])('is not reported: %s', (source) => expect(errors(source)).toBe(''));
});

test('1,000 damaged programs', () => {
  const all = [...Object.values(programs).map((program) => program()), csharp(''), goPost('""')];
  const damaged = fc
    .tuple(fc.constantFrom(...all), fc.nat(), fc.nat(9), fc.string())
    .map(([text, at, length, put]) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + length));
  fc.assert(
    fc.property(damaged, (text) => {
      expect(Array.isArray(checkText(text).findings)).toBe(true);
    }),
    {numRuns: 1_000},
  );
}, 60_000);

describe('is fast', () => {
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
    'fetch(u, {body: json',
    'fetch(u, {body: json}) ',
    'axios.post(u, json) ',
    'axios(',
    'w = new WebSocket(u); w.send(json); ',
    '\nPOST / HTTP/1.1\nA: b',
    '\nPOST / HTTP/1.1\n\n{',
    'requests.post(u, json=json)\n',
    'requests.post(u, json=a(',
  ])('%j, repeated, which would exceed the time limit in quadratic time', {timeout: 10_000}, (piece) => {
    const prefix = 'reqwest::Client::new(); new Client(); x = {jsonrpc: "2.0", method: "a"};';
    const source = prefix + piece.repeat(Math.floor(98_000 / piece.length));
    expect(Array.isArray(checkText(source).findings)).toBe(true);
  });
});
