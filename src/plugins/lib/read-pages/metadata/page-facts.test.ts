import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readPageFacts} from './page-facts';

const html = `<!doctype html><html lang=en><head><title>Keys | Docs</title><meta name=description content="About &quot;keys&quot;">
<link rel=canonical href=https://docs.example.com/keys></head><body><article>
<nav class="theme-doc-breadcrumbs"><ul>
<li class=breadcrumbs__item><a href=/ aria-label="Home page"><svg></svg></a>
<li class=breadcrumbs__item><span>API</span>
<li class=breadcrumbs__item><span>Access</span>
<li class="breadcrumbs__item breadcrumbs__item--active"><span>Keys</span></ul></nav>
<h1>API keys</h1>
<h2 id=about>About keys<a class=hash-link href=#about>\u200B</a></h2><p>No question.</p>
<h3 id=how>How many <code>keys</code>?<a class=hash-link href=#how>\u200B</a></h3>
<p>Some: <b>two</b>.<button>Copy</button><span popover>A key is…</span></p><ul><li>one<li>two</ul>
<h3 id=why>Why?<a class=hash-link href=#why>\u200B</a></h3><p>Because.</p><h2 id=end>End</h2><p>Over.</p>
<time itemprop=dateModified datetime=2026-10-09T10:00:00.000Z>9 Oct</time></article>`;

test('reads a page as readers see it', () => {
  expect(readPageFacts(load(html))).toEqual({
    title: 'API keys',
    description: 'About "keys"',
    url: 'https://docs.example.com/keys',
    language: 'en',
    section: 'API / Access',
    modified: '2026-10-09T10:00:00.000Z',
    questions: [
      {question: 'How many keys?', answer: 'Some: two. one two'},
      {question: 'Why?', answer: 'Because.'},
    ],
  });
});

test('falls back to defaults for missing facts', () => {
  expect(readPageFacts(load('<html lang=en><title>Hidden</title>'))).toMatchObject({
    title: 'Hidden',
    section: 'Platform',
    modified: undefined,
    questions: [],
  });
});
