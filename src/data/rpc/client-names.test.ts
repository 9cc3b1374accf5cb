import {expect, test} from 'vitest';
import {clientNames} from './client-names';
import {rpcMethods} from './methods';

test('names of client libraries lead to methods, and are not methods themselves', () => {
  const methods = rpcMethods.map(({name}) => name);
  for (const [name, method] of clientNames) {
    expect(methods).toContain(method);
    expect(methods).not.toContain(name);
  }
});
