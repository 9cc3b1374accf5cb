// The default theme, with its built-in local search.
import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const sections = JSON.parse(readFileSync(new URL('../pages.json', import.meta.url), 'utf8'));

export default defineConfig({
  title: 'Docs',
  srcDir: 'docs',
  outDir: 'build',
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: {
    // Vue would compile braces and tags in a page as a template: treat them as text.
    html: false,
    config: (markdown) => markdown.core.ruler.push('no-template', keepBraces),
  },
  themeConfig: {
    search: {provider: 'local'},
    sidebar: sections.map(({label, pages}) => ({
      text: label,
      items: pages.map(({title, route}) => ({text: title, link: route})),
    })),
  },
});

function keepBraces({tokens}) {
  for (const token of tokens.flatMap((each) => [each, ...(each.children ?? [])])) {
    if (token.type === 'text') token.content = token.content.replaceAll('{{', '{\u200B{');
  }
}
