// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {colorExamples} from './color-examples';

test('an example is highlighted when it is opened, and keeps its text', async () => {
  const text = '{"a": "<b>", "c": 18446744073709551615}';
  document.body.innerHTML = '<div><details><pre><code data-colored-when-open></code></pre></details></div>';
  const [box, details, code] = ['div', 'details', 'code'].map((tag) => document.querySelector<HTMLElement>(tag));
  if (!box || !details || !code) throw new Error('The fixture lacks an element.');
  code.textContent = text;
  const end = colorExamples(box);
  details.dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => expect(code.querySelectorAll('.token.property')).toHaveLength(2));
  expect(code.textContent).toBe(text);
  expect(code.querySelector('b')).toBeNull();
  end();
});
