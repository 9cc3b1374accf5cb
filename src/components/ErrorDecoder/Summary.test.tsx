// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {decodeError} from '../../tools/error-decoder/decode-error';
import {Summary} from './Summary';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));

afterEach(cleanup);

test.each([
  ['all of a text', 'HTTP/2 429', /^1 finding: HTTP 429 Rate Limit Exceeded$/],
  ['a status that is no error', 'HTTP 200', /^1 finding: HTTP 200 Success$/],
  [
    'several findings',
    'HTTP/2 429\n{"jsonrpc":"2.0","error":{"code":-32005,"message":""},"id":1}',
    /^2 findings, the most specific first: /,
  ],
  ['several readings', '6001', /^\d findings, the most likely first: /],
  [
    'both ends of a long text',
    `HTTP/2 429\n${'. '.repeat(100_000)}`,
    /Exceeded\. Only the first and last .* were read\.$/,
  ],
])('the summary is of %s', (_what, text, expected) => {
  const {container} = render(<Summary text={text} findings={decodeError(text)} />);
  expect(container.textContent).toMatch(expected);
});
