import {expect, test} from 'vitest';
import {scriptJson} from './script-json';

test('no value can close the script, and all round-trip', () => {
  const value = {'</script>': '<!-- <script>'};
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
