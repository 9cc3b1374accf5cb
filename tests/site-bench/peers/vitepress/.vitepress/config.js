// The default theme, with its own search on the built pages.
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
    // Vue reads braces and tags of a page as a template: here they are text.
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
