import {expect, test} from 'vitest';
import {navbar} from '../../src/config/navbar';
import {loadContract} from '../../src/plugins/openapi/load-contract';
import {operationPath} from '../../src/plugins/openapi/section-pages';

test('the navbar leads to every operation of the contract', () => {
  const links = navbar.items.flatMap(({items = []}) => items.map(({to}) => to));
  const operations = loadContract().operations.map(({id}) => operationPath(id));
  expect(links.filter((to) => to.startsWith(operationPath(''))).sort()).toEqual(operations.sort());
});
