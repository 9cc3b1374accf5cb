import {liteClient} from 'algoliasearch/lite';
import {describe, expect, test} from 'vitest';
import type {SearchProvider} from '../../config/search-provider';
import {framePolicy, framing, pagePolicy, serializePolicy} from './policy';

const embedded: SearchProvider = {kind: 'embedded'};
const hosted: SearchProvider = {kind: 'hosted', appId: 'APPID', apiKey: 'key', indexName: 'docs'};
const policyOf = (provider: SearchProvider) => pagePolicy({scriptHashes: ['sha256-abc='], provider, sends: false});

test('pages may load only what is from the site, and run inline scripts by hash', () => {
  expect(policyOf(embedded)).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-abc='"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  });
});

test('only the live code document may evaluate code, and it may not send requests', () => {
  expect(serializePolicy(policyOf(hosted))).not.toContain('unsafe-eval');
  const policy = framePolicy(['sha256-abc=']);
  expect(policy['script-src']).toEqual(["'sha256-abc='", "'unsafe-eval'"]);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy).not.toHaveProperty('connect-src');
  // Safari would compare it with the frame's opaque origin.
  expect(serializePolicy(policy)).not.toContain("'self'");
});

describe('pages may connect', () => {
  test('H11: only to the site, with the embedded index', () => {
    expect(policyOf(embedded)['connect-src']).toEqual(["'self'"]);
  });

  test('to typed URLs, if they send to them; the rest of their policy is the same', () => {
    const policy = pagePolicy({scriptHashes: ['sha256-abc='], provider: embedded, sends: true});
    const targets = ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'];
    expect(policy).toEqual({...policyOf(embedded), 'connect-src': targets});
  });

  test('H9: to the hosts that the client requests, with the hosted provider', () => {
    const {hosts} = liteClient('APPID', 'key').transporter;
    const asked = [...new Set(hosts.map(({protocol, url}) => `${protocol}://${url}`.toLowerCase()))];
    expect(asked).not.toEqual([]);
    expect(policyOf(hosted)['connect-src']?.toSorted()).toEqual(["'self'", ...asked].toSorted());
  });
});

test('serializes a policy', () => {
  expect(serializePolicy({'default-src': ["'self'"], ...framing})).toBe("default-src 'self'; frame-ancestors 'self'");
});
