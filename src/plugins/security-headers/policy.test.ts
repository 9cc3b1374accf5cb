import {liteClient} from 'algoliasearch/lite';
import {describe, expect, test} from 'vitest';
import type {SearchProvider} from '../../config/search-provider';
import {framePolicy, framing, pagePolicy, serializePolicy} from './policy';

const embedded: SearchProvider = {kind: 'embedded'};
const hosted: SearchProvider = {kind: 'hosted', appId: 'APPID', apiKey: 'key', indexName: 'docs'};
const policyOf = (provider: SearchProvider) => pagePolicy({scriptHashes: ['sha256-abc='], provider, sends: false});

test('pages run scripts of the site and inline scripts by their hash, and nothing else', () => {
  expect(policyOf(embedded)['script-src']).toEqual(["'self'", "'sha256-abc='"]);
  expect(policyOf(embedded)['object-src']).toEqual(["'none'"]);
  expect(policyOf(embedded)['base-uri']).toEqual(["'none'"]);
});

test('only the document of live code may evaluate code, and it may send nothing', () => {
  expect(serializePolicy(policyOf(hosted))).not.toContain('unsafe-eval');
  expect(framePolicy['script-src']).toContain("'unsafe-eval'");
  expect(framePolicy['default-src']).toEqual(["'none'"]);
  expect(framePolicy).not.toHaveProperty('connect-src');
});

describe('where pages may send to', () => {
  test('H11: with the embedded index, nowhere else', () => {
    expect(policyOf(embedded)['connect-src']).toEqual(["'self'"]);
  });

  test('a page that sends where its reader says may do so, and its policy is the same otherwise', () => {
    const policy = pagePolicy({scriptHashes: ['sha256-abc='], provider: embedded, sends: true});
    const targets = ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'];
    expect(policy).toEqual({...policyOf(embedded), 'connect-src': targets});
  });

  test('H9: with the hosted provider, the hosts that its client asks', () => {
    const {hosts} = liteClient('APPID', 'key').transporter;
    const asked = [...new Set(hosts.map(({protocol, url}) => `${protocol}://${url}`.toLowerCase()))];
    expect(asked).not.toEqual([]);
    expect(policyOf(hosted)['connect-src']?.toSorted()).toEqual(["'self'", ...asked].toSorted());
  });
});

test('a policy is written as browsers read it', () => {
  expect(serializePolicy({'default-src': ["'self'"], ...framing})).toBe("default-src 'self'; frame-ancestors 'self'");
});
