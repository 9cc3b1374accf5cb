import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {checkText} from '../check-text';
import {verdictOf} from '../verdict';

const key = '4c1f1a52-2b5c-4f6e-9d2b-0f3c9e1a7777';
const token = '0123456789abcdef0123456789abcdef01234567';
const helius = `https://mainnet.helius-rpc.com/?api-key=${key}`;
const quicknode = `https://cool-name.solana-mainnet.quiknode.pro/${token}/`;
const alchemy = 'https://solana-devnet.g.alchemy.com/v2/AbCdEf0123456789_-xyzXYZ01234567';
const triton = `https://acme.mainnet.rpcpool.com/${key}`;
const mainnet = 'https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY';
const devnet = 'https://solana-devnet.api.syndica.io/api-key/YOUR_API_KEY';
const ours = 'https://solana-mainnet.api.syndica.io';

const socket = (url: string) => url.replace('https', 'wss');
const said = (text: string) =>
  checkText(text).findings.map(({severity, line, what, instead}) => `${severity} ${line}: ${what} ${instead}`);

describe('the line that changes in a migration', () => {
  test.each([
    ['.env', `SOLANA_RPC_URL=${helius}`, mainnet],
    ['.env, quoted', `RPC_URL="${quicknode}"`, mainnet],
    ['web3.js', `const connection = new Connection("${quicknode}", "confirmed");`, mainnet],
    ['web3.js, on lines of their own', `new Connection(\n  '${alchemy}',\n  'confirmed',\n)`, devnet],
    ['a template', 'new Connection(`https://mainnet.helius-rpc.com/?api-key=${process.env.KEY}`)', mainnet],
    ['kit', `createSolanaRpcSubscriptions('${socket(alchemy)}')`, socket(devnet)],
    ['wallet adapter', `<ConnectionProvider endpoint="${helius}">`, mainnet],
    ['Rust', `let client = RpcClient::new("${helius}".to_string());`, mainnet],
    ['Python', `client = AsyncClient("${quicknode}")`, mainnet],
    ['Go', `client := rpc.New("${triton}")`, mainnet],
    ['Solana CLI', `solana config set --url ${helius}`, mainnet],
    ['output of the Solana CLI', `RPC URL: ${quicknode} \nWebSocket URL:  (computed)`, mainnet],
    ['its configuration', `json_rpc_url: "https://api.devnet.solana.com"`, devnet],
    ['Anchor.toml', `[provider]\ncluster = "${alchemy}"\nwallet = "id.json"`, devnet],
    ['docker-compose', `environment:\n  RPC_ENDPOINT: ${triton}`, mainnet],
    ['JSON', `{"rpcUrl": "${helius}"}`, mainnet],
    ['a list in JSON', `["${helius}", "https://api.mainnet-beta.solana.com"]`, mainnet],
    ['a string', `"${helius}",`, mainnet],
    ['a request with a computed body', `fetch('${helius}', {method: 'POST', body})`, mainnet],
    ['no scheme', 'mainnet.helius-rpc.com', mainnet],
    ['clusterApiUrl', "new Connection(clusterApiUrl('devnet'))", devnet],
    ['clusterApiUrl without an argument', 'new Connection(clusterApiUrl())', devnet],
    ['clusterApiUrl with a variable', 'clusterApiUrl(network)', mainnet],
    ['clusterApiUrl with a variable that starts like testnet', 'clusterApiUrl(this.network)', mainnet],
    ['clusterApiUrl with a variable that starts like devnet', 'clusterApiUrl(dest)', mainnet],
    ['the name of a cluster in Anchor.toml', '[provider]\ncluster = "Devnet"', devnet],
    ['the name of a cluster in an option', 'solana balance -u m', mainnet],
    ['a cluster that Anchor deploys to', 'anchor deploy --provider.cluster devnet', devnet],
  ])('has the address of Syndica: %s', (_name, text, address) => {
    const found = said(text);
    expect(found.join('\n')).toContain(`To send it to Syndica, write ${address}.`);
    expect(found.join('\n')).not.toContain('error');
    expect(verdictOf(checkText(text), text)).toContain('note');
  });

  test('testnet has none', () => {
    expect(said("clusterApiUrl('testnet')").join()).toContain('Syndica has no endpoint for testnet.');
  });

  test('each address is at its place, and said once', () => {
    const lines = [`RPC_URL=${ours}/api-key/$K`, `A_RPC_URL=${quicknode}`, `B_RPC_URL=${quicknode}`];
    const notes = said(lines.join('\n')).filter((each) => each.startsWith('note'));
    expect(notes).toEqual([expect.stringMatching(/^note 2: This goes to cool-name\.solana-mainnet\.quiknode\.pro/)]);
  });

  test('a call of the client is noted beside the address', () => {
    const found = said(`const c = new Connection("${helius}");\nawait c.getBalance(owner);`);
    expect(found.join('\n')).toMatch(/calls getBalance here[^]*This goes to mainnet\.helius-rpc\.com/);
  });

  test.each([
    ['a correct address', `new Connection("${ours}/api-key/" + process.env.KEY)`],
    ['an address with a header', `new Connection('${ours}', {httpHeaders: {'X-Syndica-Api-Key': key}})`],
    ['an address that goes on', `url = "${ours}" + path`],
    ['an address that goes on in PHP', `$url = '${ours}/api-key/' . $key;`],
    ['an address that goes on in Lua', `local url = "${ours}/api-key/" .. key`],
    ['an option for the shell', `solana config set --url "${ours}/api-key/$KEY"`],
    ['a local node', 'new Connection("http://127.0.0.1:8899")'],
  ])('is not reported: %s', (_name, text) => expect(said(text)).toEqual([]));

  test.each([
    ['a page', 'See https://docs.helius.dev/ for the RPC'],
    ['a repository', '{"repository": {"url": "https://github.com/acme/solana-dapp"}}'],
    ['an error', `TypeError: fetch failed for ${helius}`],
    ['a program without an address', "new Connection(process.env.RPC_URL!, 'confirmed')"],
  ])('is no other URL: %s', (_name, text) => expect(said(text).join()).not.toContain('not to Syndica'));

  test('is not read from a request, whose mistakes come first', () => {
    expect(said(`{"jsonrpc": "2.0", "id": 1, "method": "getSlot", "params": ["${helius}"]`).join()).toContain(
      'not valid JSON',
    );
  });
});

describe('mistakes with an address', () => {
  test.each([
    ['HTTP for a socket', `WS_URL=${ours}/api-key/$K`, 'WS_URL takes a WebSocket', 'Write wss:// in the address.'],
    ['HTTP for kit', `createSolanaRpcSubscriptions('${ours}/api-key/K')`, 'Write wss:// in the address.'],
    ['a socket for a client', `new Connection('${socket(helius)}')`, 'Connection takes HTTP', `write ${mainnet}.`],
    [
      'ChainStream for a client of RPC',
      `createSolanaRpcSubscriptions("wss://solana-devnet.chainstream.syndica.io/api-key/K")`,
      'createSolanaRpcSubscriptions calls Solana RPC',
      `Write ${socket(devnet)}.`,
    ],
    [
      'a key in the query',
      `RPC_URL=${ours}/?api-key=${key}`,
      'Syndica doesn’t document a key in the parameter api-key',
    ],
    ['no key', `createSolanaRpc('${ours}')`, 'hint 1: This address has no API key'],
    ['the path of a key without one', `RPC_URL=${ours}/api-key/`, 'hint 1: This address has no API key'],
    ['a wrong host', `RPC_URL=https://solana-mainnet.syndica.io/api-key/$K`, 'is not a documented host'],
    ['a variable in single quotes', `solana config set --url '${ours}/api-key/$KEY'`, 'The shell doesn’t fill in $KEY'],
    ['a key for every visitor', `NEXT_PUBLIC_RPC_URL=${quicknode}`, 'NEXT_PUBLIC_RPC_URL is for code in the browser'],
    ['no scheme', 'solana-mainnet.api.syndica.io/api-key/$K', 'This address has no scheme.'],
  ])('%s', (_name, text, ...words) => {
    const found = said(text).join('\n');
    for (const each of words) expect(found).toContain(each);
  });

  test.each([
    `WS_URL=${socket(ours)}/api-key/$K\nRPC_URL=${ours}/api-key/$K`,
    `new Connection('${ours}/api-key/' + key, {wsEndpoint: '${socket(ours)}/api-key/' + key})`,
    `ws.Connect(context.Background(), "${socket(ours)}/api-key/" + key)`,
    `NEXT_PUBLIC_RPC_URL=https://rpc.example.com/`,
    `new WebSocket("wss://solana-mainnet.chainstream.syndica.io/api-key/" + key)`,
    `const endpoints = ["${ours}/api-key/$K", "${socket(ours)}/api-key/$K"];`,
    `createClient("${ours}/api-key/$K", "${socket(ours)}/api-key/$K")`,
    `createClient("${socket(ours)}/api-key/$K", "${ours}/api-key/$K")`,
  ])('none: %s', (text) => expect(said(text).filter((each) => !each.startsWith('note'))).toEqual([]));
});

describe('a service that is not JSON-RPC', () => {
  test.each([
    ['a gRPC port', 'https://cool-name.solana-mainnet.quiknode.pro:10000', 'is a gRPC stream'],
    ['a gRPC setting', 'GRPC_ENDPOINT=https://acme.mainnet.rpcpool.com', 'is a gRPC stream'],
    ['a gRPC client', 'GeyserGrpcClient::build_from_shared("https://acme.mainnet.rpcpool.com")?', 'is a gRPC stream'],
    [
      'a gRPC client in TypeScript',
      'import Client from "@triton-one/yellowstone-grpc";\nnew Client("https://acme.mainnet.rpcpool.com", token)',
      'note 2: acme.mainnet.rpcpool.com is a gRPC stream',
    ],
    ['a gRPC message', 'SubscribeRequestFilterTransactions(account_include=[a])', 'accountInclude is oneOf'],
    ['an API', `https://api.helius.xyz/v0/transactions?api-key=${key}`, 'is an API that is not JSON-RPC'],
    [
      'a block engine',
      "JITO_RPC = 'https://mainnet.block-engine.jito.wtf/api/v1/bundles'",
      'No bundles are documented',
    ],
  ])('has what this site has in its place: %s', (_name, text, words) => {
    const found = said(text).join('\n');
    expect(found).toContain(words);
    expect(found).not.toContain('To send it to Syndica');
  });

  test('its body is not checked', () => {
    const curl = (body: string) => `curl https://api.helius.xyz/v0/transactions --json '${body}'`;
    expect(said(curl('{"transactions": ["a"]}'))).toEqual([
      expect.stringContaining('This body is not JSON-RPC'),
      expect.stringContaining('an API that is not JSON-RPC'),
    ]);
    expect(said(curl('{"jsonrpc": "2.0", "id": 1}')).join()).toContain('The request has no method.');
  });

  test('RPC beside gRPC has its address', () => {
    const found = said(`RPC_ENDPOINT: ${triton}\nGRPC_ENDPOINT: https://acme.mainnet.rpcpool.com:443`).join('\n');
    expect(found).toMatch(/note 1: This goes to[^]*note 2: acme\.mainnet\.rpcpool\.com is a gRPC stream/);
  });
});

test('a method of another provider’s client has an answer', () => {
  expect(said('await helius.getAssetsByOwner({ownerAddress})').join()).toContain('Digital Asset Standard');
});

describe('is fast, and never throws', () => {
  test.each([
    'WS_URL=wss://a.rpc.io/ '.repeat(4000),
    'clusterApiUrl('.repeat(7000),
    'solana '.repeat(14_000),
    'cluster = "'.repeat(9000),
    `rpc${' '.repeat(90_000)}https://a.b`,
    `${'a-'.repeat(45_000)}https://rpc.io`,
    'yellowstone '.repeat(8000),
    `${'a.'.repeat(49_000)}io`,
  ])('%.40s', (text) => expect(() => checkText(text)).not.toThrow());

  test('for any piece of configuration', () => {
    const piece = fc.constantFrom(
      helius,
      quicknode,
      ours,
      '=',
      '"',
      "'",
      '\n',
      '$K',
      'solana -u ',
      '(',
      'ws',
      '://',
      'RPC',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), {maxLength: 12}), (parts) => {
        for (const {what, instead} of checkText(parts.join('')).findings) expect([what, instead]).not.toContain('');
      }),
      {numRuns: 500},
    );
  });
});

describe('a variable with an address without a scheme', () => {
  const bare = ours.replace('https://', '');
  const hint = expect.stringContaining('This address has no scheme.');

  test.each([
    ['alone', `SOLANA_RPC=${bare}/api-key/YOUR_API_KEY`, 1],
    ['below one with a scheme', `RPC_URL=${mainnet}\nexport WS_URL="${bare}/api-key/YOUR_API_KEY"`, 2],
  ])('is found %s', (_where, text, line) => {
    expect(said(text)).toEqual([hint]);
    expect(said(text)[0]).toContain(`hint ${line}: `);
  });

  test('a host by itself can be what a client takes', () => {
    expect(said(`RPC_HOST=${bare}\nRPC_URL=${mainnet}`)).toEqual([]);
  });
});

describe('a request in a form that is not read', () => {
  const httpie = (url: string) => `http POST ${url} jsonrpc=2.0 id:=1 method=getSlot`;

  test('has its address checked, and is not an error', () => {
    expect(said(httpie(mainnet))).toEqual([expect.stringContaining('hint 1: Only the address was checked')]);
    expect(said(httpie('https://solana-mainnet.syndica.io/api-key/K')).join()).toContain('error 1: ');
  });
});

describe('an address that code completes', () => {
  const base = `${ours}/api-key/`;

  test.each([
    ['a text that is converted', `RpcClient::new("${base}".to_string() + &k)`],
    ['a text that is appended to', `let mut url = String::from("${base}");\nurl.push_str(&k);`],
    ['a sum', `const BASE = "${base}";\nnew Connection(BASE + process.env.K)`],
    ['a template', `const BASE = "${base}";\nnew Connection(\`\${BASE}\${process.env.K}\`)`],
    ['a path in a template', `const HOST = "${ours}";\nnew Connection(\`\${HOST}/api-key/\${K}\`)`],
    ['a URL', `new Connection(new URL('/api-key/' + k, '${ours}').href)`],
    ['a URL that is changed', `const url = new URL("${ours}");\nurl.pathname = path;`],
    ['Go', `const base = "${base}"\nclient := rpc.New(base + os.Getenv("K"))`],
    ['a format of Go', `url := fmt.Sprintf("%s%s", "${base}", k)`],
    ['a format of Rust', `const BASE: &str = "${base}";\nRpcClient::new(format!("{BASE}{k}"))`],
    ['Python', `BASE = "${base}"\nclient = AsyncClient(BASE + os.environ["K"])`],
    ['a list', `AsyncClient("/".join(["${ours}/api-key", k]))`],
    ['a member', `const config = {rpc: {base: "${base}"}};\nnew Connection(config.rpc.base + k)`],
    ['a choice', `const hosts = {"mainnet": "${base}"};\nnew Connection(hosts[network] + k)`],
    ['another variable', `const host = "${base}";\nconst base = host;\nnew Connection(base.concat(k))`],
    ['a function', `const HOST = "${ours}";\nnew Connection(withKey(HOST))`],
    ['PHP', `$base = '${base}';\n$client = new Client($base . $k);`],
    ['Swift', `let base = "${base}"\nlet url = "\\(base)\\(k)"`],
    ['Ruby', `@base = "${base}"\nurl = "#{@base}#{k}"`],
    ['a shell', `export BASE='${base}'\nsolana config set --url "$BASE$K"`],
    ['a word of a shell', `export RPC_URL="${base}"$K`],
    ['a variable for the key', `RPC_URL=${ours}\nSYNDICA_API_KEY=k`],
    ['a stand-in for the key', `RPC_URL=${base}<KEY>`],
  ])('may have a key: %s', (_name, text) => expect(said(text)).toEqual([]));

  test.each([
    ['a client', `new Connection("${ours}", "confirmed")`],
    ['a client with computed settings', `new Connection('${ours}', commitment)`],
    ['a client in a variable', `const connection = new Connection("${ours}");\nconnection.use(wallet);`],
    ['a variable', `const url = "${base}";\nnew Connection(url);\nconsole.log("Slot " + slot);`],
    ['a converted text', `RpcClient::new("${ours}".to_string())`],
    ['a fallback', `const url = process.env.RPC_URL ?? "${ours}";\nnew Connection(url)`],
    ['a message', `RPC_URL = "${ours}"\nprint(f"{RPC_URL}: {slot}")`],
    ['a tag', `<ConnectionProvider endpoint="${ours}" />`],
    ['the name of an account', `const url = "${ours}";\nnew Client(url, {authority: null})`],
    ['a shell', `export RPC_URL=${ours}\nsolana config set --url $RPC_URL`],
  ])('has none: %s', (_name, text) => {
    expect(said(text)).toEqual([expect.stringContaining('This address has no API key')]);
  });

  test.each([
    ['variables', Array.from({length: 700}, (_, index) => `const a${index} = "${ours}"`).join('\n')],
    ['a chain of variables', `a0 = "${ours}"\n${Array.from({length: 3000}, (_, i) => `a${i + 1} = a${i}\n`).join('')}`],
    ['a chain of members', `"${ours}"${'.a'.repeat(20_000)}`],
    ['brackets', `${'('.repeat(20_000)}"${ours}"${')'.repeat(20_000)}`],
    ['placeholders', `a = "${ours}"\n${'{a.'.repeat(15_000)}`],
  ])('is looked for in a long text: %s', (_name, text) => expect(() => checkText(text)).not.toThrow());
});

describe('addresses on different networks', () => {
  const dev = ours.replace('mainnet', 'devnet');

  test.each([
    ['a client', `new Connection('${dev}/api-key/' + k, {wsEndpoint: '${socket(ours)}/api-key/' + k})`, 1],
    [
      'one of two clients',
      `new Connection('${mainnet}');\nnew Connection('${devnet}', {wsEndpoint: '${socket(mainnet)}'})`,
      2,
    ],
    [
      'a pair of clients',
      `const rpc = createSolanaRpc('${mainnet}');\nconst subs = createSolanaRpcSubscriptions('${socket(devnet)}');`,
      2,
    ],
    [
      'a pair of clients in Rust',
      `RpcClient::new("${mainnet}");\nPubsubClient::slot_subscribe("${socket(devnet)}")`,
      2,
    ],
    ['a command', `solana config set --url ${devnet} --ws ${socket(mainnet)}`, 1],
    ['a command on two lines', `solana config set --url ${devnet} \\\n  --ws ${socket(mainnet)}`, 2],
    [
      'one of two commands',
      `solana config set --url ${devnet} --ws ${socket(devnet)}\nsolana config set --url ${devnet} --ws ${socket(mainnet)}`,
      2,
    ],
    ['.env', `RPC_URL=${mainnet}\nWS_URL=${socket(devnet)}`, 2],
    ['.env with a line that is not in use', `# RPC_URL=${devnet}\nRPC_URL=${mainnet}\nWS_URL=${socket(devnet)}`, 3],
    ['YAML', `json_rpc_url: ${mainnet}\nwebsocket_url: ${socket(devnet)}`, 2],
    ['JSON', `{"rpcUrl": "${mainnet}", "wsUrl": "${socket(devnet)}"}`, 1],
    ['TypeScript', `const rpcUrl = '${mainnet}';\nconst wsUrl = '${socket(devnet)}';`, 2],
  ])('are reported: %s', (_name, text, line) => {
    const warnings = said(text).filter((each) => each.startsWith('warning'));
    expect(warnings).toEqual([expect.stringContaining(`warning ${line}: The WebSocket address is on `)]);
    expect(warnings.join()).toContain('Write the same network in both addresses.');
  });

  test.each([
    ['one network', `RPC_URL=${mainnet}\nWS_URL=${socket(mainnet)}`],
    ['two pairs', `RPC_URL=${mainnet}\nWS_URL=${socket(mainnet)}\nDEV_RPC_URL=${devnet}\nDEV_WS_URL=${socket(devnet)}`],
    ['names of networks', `MAINNET_RPC_URL=${mainnet}\nDEVNET_WS_URL=${socket(devnet)}`],
    ['other names', `RPC_URL=${mainnet}\nTEST_WS_URL=${socket(devnet)}`],
    ['sections', `mainnet:\n  rpc: ${mainnet}\ndevnet:\n  ws: ${socket(devnet)}`],
    ['environments', `prod:\n  rpc_url: ${mainnet}\nstaging:\n  ws_url: ${socket(devnet)}`],
    ['blocks', `const hosts = {live: {rpcUrl: '${mainnet}'}, other: {wsUrl: '${socket(devnet)}'}};`],
    ['a choice', `const url = isLive ? '${mainnet}' : '${socket(devnet)}';`],
    ['branches', `if (isLive) url = '${mainnet}';\nelse url = '${socket(devnet)}';`],
    ['services', `a:\n  RPC_URL: ${mainnet}\n  PORT: 80\n\nb:\n  WS_URL: ${socket(devnet)}`],
    ['a line that is not in use', `RPC_URL=${mainnet}\n# WS_URL=${socket(devnet)}`],
    [
      'a switch',
      `const rpc = isLive ? '${mainnet}' : '${devnet}';\nconst ws = isLive ? '${socket(mainnet)}' : '${socket(devnet)}';`,
    ],
    ['two clients', `new Connection('${mainnet}');\nnew WebSocket('${socket(devnet)}');`],
    [
      'several clients',
      `new Connection('${mainnet}', {wsEndpoint: '${socket(mainnet)}'});\nnew Connection('${devnet}');`,
    ],
    ['two commands', `solana balance --url ${devnet}; solana logs --ws ${socket(mainnet)} --url ${mainnet}`],
    ['ChainStream', `RPC_URL=${devnet}\nWS_URL=wss://solana-mainnet.chainstream.syndica.io/api-key/$K`],
    ['an unknown network', `RPC_URL=https://rpc.example.com\nWS_URL=${socket(devnet)}`],
  ])('may be meant: %s', (_name, text) => expect(said(text).filter((each) => !each.startsWith('note'))).toEqual([]));
});
