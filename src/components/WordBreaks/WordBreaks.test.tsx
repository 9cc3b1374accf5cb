import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {WordBreaks} from './WordBreaks';

test.each([
  ['getSignaturesForAddress', 'get<wbr/>Signatures<wbr/>For<wbr/>Address'],
  ['ResultWithNegativeLamports', 'Result<wbr/>With<wbr/>Negative<wbr/>Lamports'],
  ['SolanaJSONRPCError', 'Solana<wbr/>JSONRPC<wbr/>Error'],
  ['SOLANA_ERROR__BLOCK_HEIGHT', 'SOLANA_<wbr/>ERROR__<wbr/>BLOCK_<wbr/>HEIGHT'],
  ['Node unhealthy', 'Node unhealthy'],
  ['HTTP 429', 'HTTP 429'],
  ['0x1771 (6001)', '0x1771 (6001)'],
  ['', ''],
])('%s may break only between its words', (text, html) => {
  expect(renderToStaticMarkup(<WordBreaks text={text} />)).toBe(html);
});
