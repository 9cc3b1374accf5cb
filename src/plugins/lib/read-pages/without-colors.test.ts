import {expect, test} from 'vitest';
import {withoutColors} from './without-colors';

test('reduces code to text, however its elements are nested and quoted', () => {
  expect(
    withoutColors(
      '<pre tabindex=0><code><span class="token string">"<span class=interpolation>a</span>"</span>\n<br>b</code></pre>',
    ),
  ).toBe('<pre tabindex=0><code>"a"\n<br>b</code></pre>');
});

test('keeps the placeholder of the API key', () => {
  const key = '<span class=key data-env="$SYNDICA_API_KEY">YOUR_API_KEY</span>';
  expect(withoutColors(`<pre><code><span class="token string">"${key}"</span></code></pre>`)).toBe(
    `<pre><code>"${key}"</code></pre>`,
  );
});

test('keeps everything around code', () => {
  const html =
    '<p><span class="a">One</span></p><pre>code</pre><p><span>two</span></p><pre>more</pre><span>three</span>';
  expect(withoutColors(html)).toBe(html);
});
