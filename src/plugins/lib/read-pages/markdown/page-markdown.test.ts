import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {pageMarkdown} from './page-markdown';

const pageUrl = new URL('https://docs.example.com/platform/page');

function markdownOf(body: string): string {
  const html = `<head><meta name="description" content="About it."></head>
    <article><nav>Breadcrumbs</nav><div class="theme-doc-markdown"><header><h1>Title</h1></header>${body}</div></article>`;
  return pageMarkdown(load(html), pageUrl, ({href}) => href.replace(/(#.*)?$/, '.md$1'))
    .markdown.replace('# Title\n\n', '')
    .trim();
}

test('extracts title, description and text of a page, without its surroundings', () => {
  const html = '<meta name="description" content="About it."><nav>Menu</nav>';
  const page = `${html}<article><div class="theme-doc-markdown"><h1>Title</h1><p>Text.</p></div></article>`;
  expect(pageMarkdown(load(page), pageUrl, String)).toEqual({
    title: 'Title',
    description: 'About it.',
    markdown: '# Title\n\nText.\n',
  });
});

test('a page without an article has no text: the search index fails the build with an actionable error', () => {
  expect(pageMarkdown(load('<main>Nothing</main>'), pageUrl, String)).toEqual({
    title: '',
    description: '',
    markdown: '',
  });
});

test('converts tables, and code blocks with their language', () => {
  expect(markdownOf('<table><thead><tr><th>Code<th>Meaning<tbody><tr><td><code>a|b</code><td>Text</table>')).toBe(
    '| Code   | Meaning |\n| ------ | ------- |\n| `a\\|b` | Text    |',
  );
  expect(
    markdownOf('<div class="language-bash"><pre><code><span>curl</span> x\n</code></pre><button>Copy</button></div>'),
  ).toBe('```bash\ncurl x\n```');
});

test('joins names that may wrap', () => {
  expect(markdownOf('<p><code>Insufficient<wbr>Funds</code> get<wbr>Slot</p>')).toBe('`InsufficientFunds` getSlot');
});

test('code reads the key from the environment, as copied code does', () => {
  expect(markdownOf('<pre><code>curl "<span data-env="$SYNDICA_API_KEY">YOUR_API_KEY</span>"\n</code></pre>')).toBe(
    '```\ncurl "$SYNDICA_API_KEY"\n```',
  );
});

test('drops the comments with which React separates texts, at any depth', () => {
  expect(markdownOf('<!-- --><p>One<!-- --> text.</p>')).toBe('One text.');
});

test('lists every tab panel under its label', () => {
  const tabs = (labels: string[], panels: string[]) =>
    `<div><ul role="tablist">${labels.map((label, index) => `<li role="tab" aria-selected="${index === 1}">${label}`).join('')}</ul>
     ${panels.map((panel) => `<div role="tabpanel" hidden>${panel}</div>`).join('')}</div>`;
  expect(markdownOf(tabs(['Go', 'Rust'], ['<p>one</p>', '<p>two</p>']))).toBe('**Go**\n\none\n\n**Rust**\n\ntwo');
  // Lazily rendered: only the panel of the selected tab.
  expect(markdownOf(tabs(['Go', 'Rust'], ['<p>two</p>']))).toBe('**Rust**\n\ntwo');
  const nested = tabs(['npm', 'yarn'], ['<p>one</p>', '<p>two</p>']);
  expect(markdownOf(tabs(['Go', 'Node.js'], ['<p>zero</p>', nested]))).toBe(
    '**Go**\n\nzero\n\n**Node.js**\n\n**npm**\n\none\n\n**yarn**\n\ntwo',
  );
});

test('links point to the Markdown of pages, within the page, or to other sites', () => {
  expect(markdownOf('<p><a href="/other#x">a</a> <a href="#part">b</a> <a href="https://solana.com/">c</a></p>')).toBe(
    '[a](https://docs.example.com/other.md#x) [b](#part) [c](https://solana.com/)',
  );
});

test('keeps a malformed URL, which the link check reports', () => {
  expect(markdownOf('<p><a href="http://localhost:PORT">a</a> <img src="https://" alt="b"></p>')).toBe(
    '[a](http://localhost:PORT) ![b](https://)',
  );
});

test('expands details, and drops interactive elements', () => {
  expect(markdownOf('<details><summary>More</summary><p>Hidden.</p></details>')).toBe('**More**\n\nHidden.');
  expect(
    markdownOf(
      '<h2 id="part">Part<a class="hash-link" href="#part">#</a></h2><div data-tool="x" aria-label="Decoder">Loading</div><p data-page-only="">Change it</p>',
    ),
  ).toBe('## Part\n\nInteractive tool: [Decoder](https://docs.example.com/platform/page#part)');
});

test('admonitions become block quotes with their kind and title', () => {
  const admonition = (kind: string, title: string) =>
    `<div class="theme-admonition theme-admonition-${kind} alert"><div><span><svg></svg></span>${title}</div><div><p>One.</p><p>Two.</p></div></div>`;
  expect(markdownOf(`${admonition('warning', 'Apps stop')}<p>After.</p>`)).toBe(
    '> **Warning: Apps stop**\n>\n> One.\n>\n> Two.\n\nAfter.',
  );
  expect(markdownOf(admonition('tip', 'tip'))).toBe('> **Tip**\n>\n> One.\n>\n> Two.');
});

test('glossary terms become plain words, without their definition', () => {
  expect(
    markdownOf(
      '<p>A <span><a rel="glossary" href="/g#slot">slot</a><span popover="manual">Long.</span></span><!-- --> passes.</p>',
    ),
  ).toBe('A slot passes.');
});
