/** What the expressions of workflows refer to: `steps.main.outputs.commit` is nested, like the value of `github`. */
export type Context = Readonly<Record<string, unknown>>;

export type Status = 'success' | 'failure' | 'cancelled';

/** Whether a job or step with this `if:` runs, after those before it ended with a status. */
export function isRun(condition: string | undefined, context: Context, status: Status = 'success'): boolean {
  const text = condition?.replace(/^\$\{\{(.*)\}\}$/s, '$1') ?? 'success()';
  const ofStatus = Object.fromEntries(
    ['success', 'failure', 'cancelled'].map((name) => [`${name}()`, name === status] as const),
  );
  // A condition without a function of the status also requires success.
  const whole = /\b(?:always|success|failure|cancelled)\(\)/.test(text) ? text : `success() && (${text})`;
  return isTrue(evaluate(whole, {...context, ...ofStatus, 'always()': true}));
}

/**
 * Evaluates an expression of a workflow: values of the context, text in quotes, `==`, `!=`, `!`, `&&`, `||` and
 * parentheses. Other syntax throws.
 */
export function evaluate(expression: string, context: Context): unknown {
  const tokens = expression.match(/'[^']*'|[\w-]+(?:\.[\w-]+)*(?:\(\))?|[=!]=|&&|\|\||\S/g) ?? [];
  let next = 0;
  const take = (token: string): boolean => {
    const isNext = tokens[next] === token;
    if (isNext) next += 1;
    return isNext;
  };
  const fail = () => new Error(`Cannot read ${tokens[next] ?? 'the end'} in: ${expression}`);

  const either = (): unknown => {
    let value = both();
    while (take('||')) {
      const other = both();
      if (!isTrue(value)) value = other;
    }
    return value;
  };
  const both = (): unknown => {
    let value = comparison();
    while (take('&&')) {
      const other = comparison();
      if (isTrue(value)) value = other;
    }
    return value;
  };
  const comparison = (): unknown => {
    const value = single();
    if (take('==')) return value === single();
    return take('!=') ? value !== single() : value;
  };
  const single = (): unknown => {
    if (take('!')) return !isTrue(single());
    if (take('(')) {
      const value = either();
      if (!take(')')) throw fail();
      return value;
    }
    const token = tokens[next] ?? '';
    if (!/^['\w]/.test(token)) throw fail();
    next += 1;
    return token.startsWith("'") ? token.slice(1, -1) : lookUp(token, context);
  };

  const value = either();
  if (next < tokens.length) throw fail();
  return value;
}

function isTrue(value: unknown): boolean {
  return value !== '' && Boolean(value);
}

/** The value at a path; empty where there is none, as in a workflow. */
function lookUp(path: string, context: Context): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? ((value as Context)[name] ?? '') : ''),
      context,
    );
}
