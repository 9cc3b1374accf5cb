import {clientNames} from '../../data/rpc/client-names';
import type {Checked} from './checked';
import {readMethod} from './known-method';
import {removedWords} from './removed-words';

/** A call of a method: `.getSlot(`, `.get_slot(`, `.GetSlot(`; with type arguments in TypeScript. */
const call = /\.\s{0,80}([A-Za-z]\w{1,80})\s{0,9}(?:<[^<>()]{0,200}>)?\(/g;

/** Code that calls an RPC method with a client library, which writes the request; undefined for other texts. */
export function libraryCall(text: string): Checked | undefined {
  const calls = Array.from(text.matchAll(call), ({0: source, 1: name = '', index}) => {
    const written = camelCase(name);
    return {method: readMethod(clientNames.get(written) ?? written), at: index + source.indexOf(name)};
  });
  const removed = calls.flatMap(({method: {name, meaning}, at}) =>
    meaning.kind === 'removed' ? [{...removedWords(name, meaning.removed), at}] : [],
  );
  if (removed.length > 0) return {findings: removed, methods: []};
  const [first] = calls.filter(({method: {meaning}}) => meaning.kind === 'rpc');
  if (first === undefined) return undefined;
  const what = `A client library calls ${first.method.name} here and writes the request, which is not in this text.`;
  const instead = 'To check it, paste the JSON that the library sends.';
  return {findings: [{severity: 'hint', at: first.at, what, instead}], methods: []};
}

/** Python and Rust write `get_slot`, Go and C# `GetSlot`. */
function camelCase(name: string): string {
  return name
    .replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z]/, (first) => first.toLowerCase());
}
