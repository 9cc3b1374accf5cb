import {describe, expect, test} from 'vitest';
import {isRun} from './expression';

const context = {github: {event: {ref: 'main'}, actor: 'ada'}, vars: {}};

test.each(["(github.actor == 'ada'", "github.actor == 'ada')", 'github.actor ==', "actor == 'ada'"])(
  'if: %s, which GitHub refuses, is reported',
  (condition) => {
    expect(() => isRun(condition, context)).toThrow(/Unexpected|Unrecognized/);
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
