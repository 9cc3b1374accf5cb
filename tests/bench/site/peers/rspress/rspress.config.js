// The default theme, with its built-in search.
import {readFileSync} from 'node:fs';
import {defineConfig} from '@rspress/core';

const sections = JSON.parse(readFileSync(new URL('pages.json', import.meta.url), 'utf8'));

export default defineConfig({
  title: 'Docs',
  root: 'docs',
  outDir: 'build',
  route: {cleanUrls: true},
  markdown: {link: {checkDeadLinks: false}},
  themeConfig: {
    sidebar: {
      '/': sections.map(({label, pages}) => ({
        text: label,
        items: pages.map(({title, route}) => ({text: title, link: route})),
      })),
    },
  },
});
