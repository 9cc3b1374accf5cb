import {describe, expect, test} from 'vitest';
import {findKeys, isPlaceholder, maskKeys} from './api-keys';

const masked = 'YOUR_API_KEY';

describe('a key', () => {
  test.each([
    ['in a URL', 'curl "https://h/api-key/4f9c-Ab" -d x', `curl "https://h/api-key/${masked}" -d x`],
    ['in an earlier URL form', 'wss://h/api-token/4f9c', `wss://h/api-token/${masked}`],
    [
      'in a URL in JSON of PHP',
      String.raw`"https:\/\/h\/api-key\/4f9c"`,
      String.raw`"https:\/\/h\/api-key\/${masked}"`,
    ],
    ['in an encoded URL', 'url=https%3A%2F%2Fh%2Fapi-key%2F4f9c', `url=https%3A%2F%2Fh%2Fapi-key%2F${masked}`],
    ['in an encoded query', 'url=h%3Fapi-key%3D4f9c', `url=h%3Fapi-key%3D${masked}`],
    [
      'in a header in JSON in a string',
      String.raw`"{\"X-Syndica-Api-Key\":\"4f9c\"}"`,
      String.raw`"{\"X-Syndica-Api-Key\":\"${masked}\"}"`,
    ],
    [
      'in an HTTP archive',
      '{"name": "X-Syndica-Api-Key", "value": "4f9c"}',
      `{"name": "X-Syndica-Api-Key", "value": "${masked}"}`,
    ],
    ['in a header', "-H 'X-Syndica-Api-Key: 4f9c'", `-H 'X-Syndica-Api-Key: ${masked}'`],
    ['in a header in code', `{"x-api-key": "4f9c"}`, `{"x-api-key": "${masked}"}`],
    ['in a query parameter', 'https://h/?api-key=4f9c&a=b', `https://h/?api-key=${masked}&a=b`],
    ['as a bearer token', 'Authorization: Bearer ey.J-x', `Authorization: Bearer ${masked}`],
    ['as basic credentials', '-H "authorization: basic dXNlcg=="', `-H "authorization: basic ${masked}"`],
    [
      'in a URL of QuickNode',
      'https://a.solana-mainnet.quiknode.pro/4f9c/',
      `https://a.solana-mainnet.quiknode.pro/${masked}/`,
    ],
    [
      'in a URL of Alchemy',
      '"wss://solana-mainnet.g.alchemy.com/v2/4f9c_-A"',
      `"wss://solana-mainnet.g.alchemy.com/v2/${masked}"`,
    ],
    ['in a URL of Triton', 'https://a.rpcpool.com/4f9c-1', `https://a.rpcpool.com/${masked}`],
    ['in a header of gRPC', 'x-token: 4f9c-1', `x-token: ${masked}`],
    ['in any variable', 'HELIUS_API_KEY=4c1f1a52-2b5c-4f6e', `HELIUS_API_KEY=${masked}`],
    ['in any member', '{ apiKey: "4c1f1a52-2b5c-4f6e" }', `{ apiKey: "${masked}" }`],
    ['after a label', 'api-key: 4c1f1a52-2b5c-4f6e', `api-key: ${masked}`],
    [
      'in a call that sets a header',
      `req.Header.Set("X-Syndica-Api-Key", "4f9c")`,
      `req.Header.Set("X-Syndica-Api-Key", "${masked}")`,
    ],
    ['in a pair of metadata', `(('x-token', '4f9c'),)`, `(('x-token', '${masked}'),)`],
    ['in a call of Rust', '.x_token(Some("4c1f1a52-2b5c-4f6e"))?', `.x_token(Some("${masked}"))?`],
    ['in a member of a client', '{ xToken: "4c1f1a52-2b5c-4f6e" }', `{ xToken: "${masked}" }`],
    [
      'as an argument after an address',
      'new Client("https://grpc.example.com", "4c1f1a52-2b5c-4f6e", undefined)',
      `new Client("https://grpc.example.com", "${masked}", undefined)`,
    ],
    [
      'as an argument after a variable',
      `new Client(\n  config.grpcUrl,\n  '4c1f1a52-2b5c-4f6e',\n)`,
      `new Client(\n  config.grpcUrl,\n  '${masked}',\n)`,
    ],
    [
      'as an argument in Rust',
      'GeyserGrpcClient::connect("https://grpc.example.com:443", Some("4c1f1a52-2b5c-4f6e"), None)',
      `GeyserGrpcClient::connect("https://grpc.example.com:443", Some("${masked}"), None)`,
    ],
    ['twice', '/api-key/a1 /api-key/b2', `/api-key/${masked} /api-key/${masked}`],
  ])('%s is found and masked', (_place, text, expected) => {
    expect(maskKeys(text, masked)).toBe(expected);
    expect(findKeys(expected)).toEqual([]);
  });

  test.each(['YOUR_API_KEY', '$SYNDICA_API_KEY', '${KEY}', '<key>', 'xxxx', '…', 'k3y0…', '4f9c***', ''])(
    'placeholder: %j',
    (text) => expect(isPlaceholder(text)).toBe(true),
  );

  test.each([
    'const SYNDICA_API_KEY = process.env.SYNDICA_API_KEY;',
    'SYNDICA_API_KEY = os.environ["SYNDICA_API_KEY"]',
    `SYNDICA_API_KEY = os.getenv('SYNDICA_API_KEY')`,
    `headers: {'X-Syndica-Api-Key': config.syndica.apiKey}`,
    `headers: {'X-Syndica-Api-Key': syndicaToken}`,
    'headers = {"X-Syndica-Api-Key": f"{KEY}"}',
    'let syndica_api_key = std::env::var("SYNDICA_API_KEY")?;',
    'syndica_api_key := os.Getenv("SYNDICA_API_KEY")',
    `app.post('/api-key/:key', handler)`,
    'https://a.solana-mainnet.quiknode.pro/',
    'https://solana-mainnet.g.alchemy.com/v2/${KEY}',
    'new Client({apiKey: heliusKey})',
    'interface Options { apiKey: string }',
    'const apiKey = configuration.keys2.first',
    'req.Header.Set("X-Syndica-Api-Key", apiKey)',
    'req.Header.Set("X-Syndica-Api-Key", os.Getenv("KEY"))',
    'new Client("https://grpc.example.com", "YOUR_TOKEN_1234567890")',
    'new Client(url, process.env.X_TOKEN_4f9c4f9c4f9c)',
    'new Connection("https://solana-mainnet.api.syndica.io", "confirmed")',
    '["x-api-key", "content-type"]',
    'balanceOf("https://a.example.com", "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v")',
    'disconnect(wallet, "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v")',
  ])('is not found in code that reads it from elsewhere: %s', (code) => expect(findKeys(code)).toEqual([]));

  test('is not confused with an address in a request', () => {
    expect(
      findKeys('{"method": "getTokenSupply", "params": ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"]}'),
    ).toEqual([]);
  });
});
