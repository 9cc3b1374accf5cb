import {test} from 'vitest';
import {sampleRunner} from './run-sample';

const runSample = sampleRunner();

const cases = ['py', 'ts'].flatMap((extension) => [
  [extension, 'a log that is not there', ['missing.log', '5'], /missing\.log/] as const,
  [extension, 'an interval that is no number', ['calls.log', 'five'], /five/] as const,
]);

/** Lines of `logs/record-calls`, for 20 calls that ended alike. */
function calls(result: object): string {
  const line = JSON.stringify({time: new Date().toISOString(), method: 'getSlot', ms: 40, ...result});
  return `${line}\n`.repeat(20);
}

const outcomes = [
  ['an expired key', {status: 401}, 1, /^ALERT .* 0\.0% limited, 100\.0% failed, 0\.0% expected/],
  ['a call that the plan does not have', {status: 402}, 1, /^ALERT .* 100\.0% failed/],
  ['a rule on the key', {status: 403}, 1, /^ALERT .* 100\.0% failed/],
  ['a body that is too large', {status: 413}, 1, /^ALERT .* 100\.0% failed/],
  ['a node that is behind', {status: 200, code: -32005}, 1, /^ALERT .* 100\.0% failed/],
  ['an internal error', {status: 200, code: -32603}, 1, /^ALERT .* 100\.0% failed/],
  ['a wrong call', {status: 400, code: -32602}, 1, /^ALERT .* 100\.0% failed/],
  ['a limit with another status', {status: 400, code: 7429}, 1, /^ALERT .* 100\.0% limited, 0\.0% failed/],
  ['nothing but refused simulations', {status: 200, code: -32002}, 1, /^ALERT .* 0\.0% failed, 100\.0% expected/],
  ['answers', {status: 200, code: null}, 0, /^ok .* 0\.0% limited, 0\.0% failed, 0\.0% expected/],
] as const;

const judged = ['py', 'ts'].flatMap((extension) => outcomes.map((outcome) => [extension, ...outcome] as const));

test.each(judged)('logs/alert.%s judges %s', async (extension, _name, result, exitCode, prints) => {
  const run = {args: ['calls.log', '5'], files: {'calls.log': calls(result)}, exitCode, prints};
  await runSample(`logs/alert.${extension}`, run);
});

test.each(cases)('logs/alert.%s tells its own failure from an alert: %s', async (extension, _name, args, warns) => {
  const run = {args, files: {'calls.log': ''}, exitCode: 2, warns};
  await runSample(`logs/alert.${extension}`, run);
});
