import {libraryMethodNames, replacedByLibraries} from '../../data/rpc/library-method-names';
import {removedMethods, rpcMethods, type RemovedMethod} from '../../data/rpc/methods';
import {compactWord} from '../../lib/search/word-parts';
import type {Checked} from './checked';
import type {Diagnostic} from './finding';
import {foreignMethod} from './foreign-method';
import {removedWords} from './removed-words';

/** A call of a method; with type arguments in TypeScript. */
const call = /\.\s{0,80}([A-Za-z]\w{1,80})\s{0,9}(?:<[^<>()]{0,200}>)?\(/g;

/** Methods by their name in client libraries, in any spelling: `getSlot`, `get_slot`, `GetSlot`. */
const methods: ReadonlyMap<string, string> = new Map(
  [...[...removedMethods, ...rpcMethods].map(({name}) => [name, name] as const), ...libraryMethodNames].map(
    ([name, method]) => [compactWord(name), method],
  ),
);

/** Code that calls an RPC method with a client library, which writes the request; undefined for other texts. */
export function libraryCall(text: string): Checked | undefined {
  const calls = Array.from(text.matchAll(call), ({0: source, 1: name = '', index}) => {
    return {name, method: methods.get(compactWord(name)), at: index + source.indexOf(name)};
  });
  const removed = calls.flatMap(({method, at}) => {
    const found = removedMethods.find(({name}) => name === method);
    return found === undefined ? [] : [{...removedCall(found), at}];
  });
  if (removed.length > 0) return {findings: removed, methods: []};
  const foreign = calls.flatMap(({name, at}) => {
    const found = foreignMethod(name);
    return found === undefined ? [] : [{...found, at}];
  });
  if (foreign.length > 0) return {findings: foreign, methods: []};
  const first = calls.find(({method}) => method !== undefined);
  if (first === undefined) return undefined;
  const what = `A client library calls ${first.method} here and writes the request, which is not in this text.`;
  const instead = 'To check it, paste the JSON that the library sends.';
  return {findings: [{severity: 'hint', at: first.at, what, instead}], methods: []};
}

function removedCall(method: RemovedMethod): Diagnostic {
  const words = removedWords(method);
  if (!replacedByLibraries.has(method.name)) return words;
  const what = `${words.what} Only newer versions of a library send another method instead.`;
  return {...words, severity: 'warning', what};
}
