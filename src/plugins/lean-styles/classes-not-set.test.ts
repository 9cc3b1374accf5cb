import {expect, test} from 'vitest';
import {classesNotSet} from './classes-not-set';

test('names the classes of the styles that are not configured', () => {
  expect(classesNotSet({})).toEqual(['navbar--dark', 'navbar--primary', 'footer--dark']);
  expect(classesNotSet({navbar: {style: 'dark'}, footer: {style: 'dark', links: []}})).toEqual(['navbar--primary']);
});
