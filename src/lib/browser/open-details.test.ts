// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {openDetails} from './open-details';

beforeEach(() => {
  document.body.innerHTML = `
    <details id="outer"><details id="inner"><p id="within"></p></details></details><details id="other"></details>`;
});

const opens = (id: string) => {
  const element = document.getElementById(id);
  return element && openDetails(element);
};
const open = () => [...document.querySelectorAll('details[open]')].map(({id}) => id);

test('opens those around an element', () => {
  expect(opens('within')).toBe(true);
  expect(open()).toEqual(['outer', 'inner']);
  expect(opens('within')).toBe(false);
});

test('opens details themselves, and what they are in', () => {
  expect(opens('inner')).toBe(true);
  expect(open()).toEqual(['outer', 'inner']);
});
