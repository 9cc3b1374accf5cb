import {expect, test} from 'vitest';
import reference from '../../data/rpc/rpc-methods.json';
import {validateMethods} from './validate-methods';

/** The data with another first method. */
function withFirst(change: (method: object) => object) {
  const [{name, ...first} = {name: ''}, ...others] = reference.methods;
  return {...reference, methods: [{...change(first), name}, ...others]};
}

const name = reference.methods[0]?.name;

test('the methods fit their schema', () => {
  expect(() => validateMethods(reference)).not.toThrow();
});

test('a misnamed field is an error that names the method', () => {
  const wrong = withFirst((method) => ({...method, params: undefined, parameters: []}));
  expect(() => validateMethods(JSON.parse(JSON.stringify(wrong)) as typeof wrong)).toThrow(
    `src/data/rpc/rpc-methods.json does not fit its schema:\n  ${name}: must have required property 'params'\n  ${name}: must NOT have additional properties ("parameters")`,
  );
});

test('an unknown category is an error', () => {
  expect(() => validateMethods(withFirst((method) => ({...method, category: 'Unknown'})))).toThrow(
    `\n  ${name} /category: must be equal to one of the allowed values (Accounts, Tokens, `,
  );
});

test('an announced method without the release that is expected to add it is an error', () => {
  expect(() => validateMethods(withFirst((method) => ({...method, availability: 'announced'})))).toThrow(
    `\n  ${name}: must have property since when property availability is present`,
  );
});

test('a wrong value is an error that names its place', () => {
  expect(() => validateMethods(withFirst((method) => ({...method, errors: 'none'})))).toThrow(
    `\n  ${name} /errors: must be array`,
  );
});
