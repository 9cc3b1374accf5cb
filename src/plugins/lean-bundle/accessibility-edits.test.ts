import {expect, test} from 'vitest';
import {navbar} from '../../config/navbar';

test('no menu of the navigation bar has a page of its own, which the button beside its name would not open', () => {
  expect(navbar.items.filter((item) => 'items' in item && 'to' in item)).toEqual([]);
});
