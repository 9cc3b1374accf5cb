import {scriptJson} from './script-json';

/**
 * A script that a page contains, as it has to run before the scripts that it loads. Written as a function, it is
 * type-checked and linted like other code.
 *
 * @param run the page gets only its text, so it must not use anything from outside
 * @param args what it needs from outside: must be serializable as JSON
 */
export function inlineScript<Args extends readonly unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run.toString()})(${args.map(scriptJson).join(', ')})`;
}
