import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {benchFolder} from '../lib/bench-folder';
import {installOnce} from '../lib/install-once';
import type {Generator} from './generator';
import {pagesOf, type Page, type PageSection} from './pages';

/** Another generator that could build this documentation. */
interface Peer {
  /** Its folder in `peers`. */
  readonly folder: string;
  readonly name: string;
  /** The package that determines its version. */
  readonly package: string;
  /** Relative to its folder, like those below. */
  readonly pages: string;
  /** Caches that it keeps between builds. */
  readonly kept: readonly string[];
  /** Renders the title above the page; the others take it from the first heading. */
  readonly printsTitle?: true;
  /** The script that builds it; `build` by default. */
  readonly script?: string;
}

const templates = path.join(__dirname, 'peers');

const docusaurusPeer: Peer = {
  folder: 'docusaurus',
  name: 'Docusaurus',
  package: '@docusaurus/core',
  pages: 'docs',
  kept: ['.docusaurus', 'node_modules/.cache'],
};

export const docusaurus = toGenerator(docusaurusPeer);

/** With a plugin that searches an index of its own, as the other generators do without one. */
export const docusaurusWithSearch = toGenerator({
  ...docusaurusPeer,
  name: 'Docusaurus with search-local',
  package: '@easyops-cn/docusaurus-search-local',
  script: 'build:search',
});

export const vitePress = toGenerator({
  folder: 'vitepress',
  name: 'VitePress',
  package: 'vitepress',
  pages: 'docs',
  kept: ['.vitepress/cache'],
});

export const starlight = toGenerator({
  folder: 'starlight',
  name: 'Starlight',
  package: '@astrojs/starlight',
  pages: 'src/content/docs',
  kept: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  printsTitle: true,
});

export const rspress = toGenerator({
  folder: 'rspress',
  name: 'Rspress',
  package: '@rspress/core',
  pages: 'docs',
  kept: ['node_modules/.cache'],
});

function toGenerator(peer: Peer): Generator {
  const folder = path.join(benchFolder, peer.folder);
  const manifest = readFileSync(path.join(templates, peer.folder, 'package.json'), 'utf8');
  const {dependencies} = JSON.parse(manifest) as {dependencies: Record<string, string>};
  const remove = (names: readonly string[]) =>
    names.forEach((name) => rmSync(path.join(folder, name), {recursive: true, force: true}));
  const fileOf = ({route}: Page) => path.join(folder, peer.pages, `${route === '/' ? 'index' : route}.md`);
  return {
    name: `${peer.name} ${dependencies[peer.package] ?? ''}`,
    folder,
    command: ['npm', 'run', '--silent', peer.script ?? 'build'],
    outDir: path.join(folder, 'build'),
    fileOf,
    prepare() {
      cpSync(path.join(templates, peer.folder), folder, {recursive: true});
      installOnce(folder);
    },
    writePages(sections) {
      remove([peer.pages]);
      writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(sections.map(toSidebarSection)));
      for (const page of pagesOf(sections)) {
        mkdirSync(path.dirname(fileOf(page)), {recursive: true});
        writeFileSync(fileOf(page), toMarkdown(page, peer.printsTitle ?? false));
      }
    },
    clearBuildState: () => remove(['build', ...peer.kept]),
  };
}

function toSidebarSection({label, pages}: PageSection) {
  return {label, pages: pages.map(({title, route}) => ({title, route}))};
}

function toMarkdown({title, description, body}: Page, printsTitle: boolean): string {
  const frontMatter = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n`;
  return printsTitle ? frontMatter + body : `${frontMatter}\n# ${title}\n${body}`;
}
