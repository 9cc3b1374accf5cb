import {expect, test} from 'vitest';
import {scriptJson} from './script-json';

test('no value ends the script that it stands in, and all come back as they were', () => {
  const value = {'</script>': '<!-- <script>'};
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
