import {data, Evaluator, Lexer, Parser} from '@actions/expressions';

/** What the expressions of workflows refer to: `steps.main.outputs.commit` is nested, like the value of `github`. */
export type Context = Readonly<Record<string, unknown>>;

export type Status = 'success' | 'failure' | 'cancelled';

/** Those of the workflows; a condition with another one cannot be parsed. */
const contexts = ['github', 'matrix', 'needs', 'steps', 'vars'];

/** Whether a job or step with this `if:` runs, after those before it ended with a status. */
export function isRun(condition: string | undefined, context: Context, status: Status = 'success'): boolean {
  const text = condition?.replace(/^\$\{\{(.*)\}\}$/s, '$1') ?? 'success()';
  // A condition without a function of the status also requires success.
  const whole = /\b(?:always|success|failure|cancelled)\(\)/.test(text) ? text : `success() && (${text})`;
  return evaluate(`!!(${whole})`, context, status) === 'true';
}

/** The value of an expression, as text: empty where the context has none. */
export function evaluate(expression: string, context: Context, status: Status = 'success'): string {
  const functions = (['success', 'failure', 'cancelled', 'always'] as const).map((name) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(name === 'always' || name === status),
  }));
  const parsed = new Parser(new Lexer(expression).lex().tokens, contexts, functions).parse();
  const values = JSON.parse(JSON.stringify(context), data.reviver) as data.Dictionary;
  return new Evaluator(parsed, values, new Map(functions.map((each) => [each.name, each]))).evaluate().coerceString();
}
