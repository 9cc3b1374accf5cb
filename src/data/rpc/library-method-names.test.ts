import {expect, test} from 'vitest';
import {libraryMethodNames} from './library-method-names';
import {rpcMethods} from './methods';

test('names of client libraries lead to methods, and are not methods themselves', () => {
  const methods = rpcMethods.map(({name}) => name);
  for (const [name, method] of libraryMethodNames) {
    expect(methods).toContain(method);
    expect(methods).not.toContain(name);
  }
});
