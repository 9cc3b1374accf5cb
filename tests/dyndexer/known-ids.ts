import type {Json} from '../../src/lib/json';
import {type ServedContract, exampleOf, successOf} from './contract';

/**
 * Whether the examples contain a resource with this id. `indexerId` is the `id` of the items listed by the collection
 * before `{indexerId}`; a name that occurs in no path may have any value.
 */
export function isKnownId(contract: ServedContract, name: string, id: string): boolean {
  const template = `/{${name}}`;
  const collections = new Set(
    contract.operations.filter(({path}) => path.includes(template)).map(({path}) => path.split(template)[0]),
  );
  if (collections.size === 0) return true;
  return contract.operations
    .filter(({path}) => collections.has(path))
    .flatMap((operation) => resourcesOf(exampleOf(successOf(operation))))
    .some((resource) => resource.id === id.toLowerCase());
}

function resourcesOf(example: Json | undefined): readonly {readonly id?: Json}[] {
  if (typeof example !== 'object' || example === null) return [];
  return 'items' in example ? (example.items as {id?: Json}[]) : [example as {id?: Json}];
}
