import {describe, expect, test} from 'vitest';
import {localize, namedServices, refuseForeignHosts} from './localize';
import type {Sample, Services} from './sample';

const services = {
  endpoint: {
    rpc: {http: 'http://127.0.0.1:1', ws: 'ws://127.0.0.1:2'},
    chainstream: {ws: 'ws://127.0.0.1:3/'},
  },
  dyndexer: {url: 'http://127.0.0.1:4/v1'},
} as Services;

test.for([
  ['curl https://solana-mainnet.api.syndica.io/', 'curl http://127.0.0.1:1/', ['rpc']],
  ['"https://solana-devnet.api.syndica.io/api-key/$KEY"', '"http://127.0.0.1:1/api-key/$KEY"', ['rpc']],
  ['`wss://solana-mainnet.api.syndica.io`', '`ws://127.0.0.1:2`', ['rpc']],
  ["'wss://solana-mainnet.chainstream.syndica.io/x'", "'ws://127.0.0.1:3/x'", ['chainstream']],
  ['wss://api.syndica.io/ wss://chainstream.api.syndica.io/', 'ws://127.0.0.1:3/ ws://127.0.0.1:3/', ['chainstream']],
  ["'https://dyndexer.example.com/v1/binaries?name=a'", "'http://127.0.0.1:4/v1/binaries?name=a'", ['dyndexer']],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/', []],
] as const)('%s', ([text, local, named]) => {
  expect(localize(text, services)).toBe(local);
  expect(namedServices(text)).toEqual(named);
});

describe('an address that is not replaced is an error', () => {
  const sample = (extension: string, text: string): Sample => ({
    file: `topic/name.${extension}`,
    extension,
    text,
    run: {},
  });

  test.for([
    ['sh', 'curl https://example.com/'],
    ['sh', 'curl http://solana-mainnet.api.syndica.io/'],
    ['sh', 'curl https://dyndexer.example.com/v2/binaries'],
    ['sh', 'curl https://$HOST/'],
    ['sh', 'true # https://example.com'],
    ['ts', "connect('WSS://example.com');"],
    ['ts', "const host = 'solana-mainnet.api.syndica.io';"],
    ['go', 'const host = "api.syndica.io"'],
    ['py', 'socket = f"wss://{host}/"'],
    ['json', '{"url": "https://solana-mainnet.api.syndica.io.example.org"}'],
  ] as const)('%s: %s', ([extension, line]) => {
    expect(() => refuseForeignHosts(sample(extension, `\n${line}\n`))).toThrow(`topic/name.${extension}:2: `);
  });

  test.for([
    ['sh', '# See https://example.com'],
    ['ts', '// See https://example.com'],
    ['ts', ' * See https://example.com'],
    ['sql', '-- See https://example.com'],
    ['sh', 'curl https://solana-mainnet.api.syndica.io/ http://localhost:8080 http://[::1]/'],
  ] as const)('except in comments and for this machine: %s: %s', ([extension, line]) => {
    expect(() => refuseForeignHosts(sample(extension, line))).not.toThrow();
  });
});
