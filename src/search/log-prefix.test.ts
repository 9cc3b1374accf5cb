import {expect, test} from 'vitest';
import {withoutLogPrefix} from './log-prefix';

test.each([
  ['2026-11-20T10:02:11Z WARN  ws: read ECONNRESET', 'ws: read ECONNRESET'],
  ['2026-11-20 10:02:11,123 - ERROR - Blockhash not found', 'Blockhash not found'],
  ['[2026-11-20 10:02:11.123] [error] Blockhash not found', 'Blockhash not found'],
  ['10:02:11 INFO: slot is behind', 'slot is behind'],
  ['  FATAL | connection is closed', 'connection is closed'],
])('%s', (line, message) => expect(withoutLogPrefix(line)).toBe(message));

test.each(['ERROR 429', 'error: Blockhash not found', 'INFORMATION about keys', 'getSlot at 10:02'])(
  '%s has none',
  (text) => expect(withoutLogPrefix(text)).toBe(text),
);
