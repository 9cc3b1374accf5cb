import {describe, expect, test} from 'vitest';
import {evaluate, isRun} from './expression';

const context = {github: {event: {ref: 'main'}, actor: 'ada'}, vars: {}};

test.each([
  ["github.event.ref == 'main'", true],
  ["github.event.ref != 'main'", false],
  ['github.actor', 'ada'],
  ['github.event.pull_request.number', ''],
  ["vars.NAME != ''", false],
  ["vars.NAME || 'none'", 'none'],
  ["github.actor == 'ada' && 'own' || 'foreign'", 'own'],
  ["github.actor == 'bob' && 'own' || 'foreign'", 'foreign'],
  ["!(github.actor == 'bob') && !vars.NAME", true],
  ["github.actor == 'bob' || github.actor == 'ada' && vars.NAME", ''],
])('%s is %j', (expression, value) => {
  expect(evaluate(expression, context)).toBe(value);
});

test.each(["(github.actor == 'ada'", "github.actor == 'ada')", 'github.actor ==', "contains(github.actor, 'a')"])(
  '%s is reported',
  (expression) => {
    expect(() => evaluate(expression, context)).toThrow('Cannot read');
  },
);

describe('after a failure', () => {
  test.each([
    [undefined, false],
    ["github.actor == 'ada'", false],
    ['failure()', true],
    ["${{ always() && github.actor == 'ada' }}", true],
    ['always() && vars.NAME', false],
    ['!cancelled()', true],
  ])('if: %s', (condition, isExpected) => {
    expect(isRun(condition, context, 'failure')).toBe(isExpected);
    expect(isRun(condition, context, 'success')).toBe(
      condition !== 'failure()' && condition !== 'always() && vars.NAME',
    );
  });
});
