import distance from 'leven';
import {expect, test} from 'vitest';
import {closestName} from './closest-name';

const names = ['getBalance', 'getBlock', 'getBlocks', 'getSlot', 'accountSubscribe', 'finalized', 'http', 'id'];

test.each([
  ['getbalnce', 'getBalance'],
  ['GETBLOK', 'getBlock'],
  ['getBloks', 'getBlocks'],
  // As many changes as the length allows, and one more.
  ['getBal', undefined],
  ['getBala', 'getBalance'],
  ['acountSubscrib', 'accountSubscribe'],
  ['countSubscrib', 'accountSubscribe'],
  ['countSubscri', undefined],
  ['htp', 'http'],
  ['hp', undefined],
  ['i', undefined],
  ['id', 'id'],
  ['', undefined],
])('%j: %j', (given, name) => expect(closestName(given, names)).toBe(name));

test('is the name with the fewest changes, the first of several', () => {
  // Texts of few letters, so that names of all distances are among them.
  let seed = 1;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const text = () => Array.from({length: random(12)}, () => 'abc'[random(3)]).join('');
  const found = new Set<number>();
  for (let count = 0; count < 500; count++) {
    const given = text();
    const some = Array.from({length: 6}, text);
    const near = some.filter((name) => distance(given, name) <= Math.min(3, Math.floor(name.length / 3)));
    const fewest = Math.min(...near.map((name) => distance(given, name)));
    expect(closestName(given, some), `${given} in ${some.join()}`).toBe(
      near.find((name) => distance(given, name) === fewest),
    );
    found.add(fewest);
  }
  expect([...found].sort()).toEqual([0, 1, 2, 3, Number.POSITIVE_INFINITY]);
});
