import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {membersOf} from '../entries';
import {membersIn, valueOf} from './headers';

/** Offsets of the calls in JavaScript and Python that send a body with GET, which a Solana node refuses. */
export function getsWithBody(code: Code): readonly number[] {
  return code.tokens.flatMap(({source, start}, index) => {
    if (sourceAt(code, index + 1) !== '(') return [];
    const passed = entriesOf(code, index + 1);
    if (source === 'fetch') return isGetOfFetch(code, passed) ? [start] : [];
    const isGet = source === 'get' && sourceAt(code, index - 1) === '.';
    return isGet && hasBody(code, passed) ? [start] : [];
  });
}

/** `fetch(url, {body: …})`: GET is the default. */
function isGetOfFetch(code: Code, [, options]: readonly Range[]): boolean {
  const members = options && membersIn(code, options);
  if (members === undefined || valueOf(members, 'body') === undefined) return false;
  const method = valueOf(members, 'method');
  return method === undefined || /^["'`]get["'`]$/i.test(sourceAt(code, method.from));
}

/** `axios.get(url, {data: …})` and `requests.get(url, json=…)`. */
function hasBody(code: Code, [, ...passed]: readonly Range[]): boolean {
  const settings = passed[0] && membersIn(code, passed[0]);
  const named = settings ?? membersOf(code, passed, 1) ?? [];
  return ['data', 'json'].some((name) => valueOf(named, name) !== undefined);
}
