import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {glossaryPage} from '../../../src/config/glossary';
import {glossary} from '../../../src/data/glossary';
import {buildInputs, standIns} from '../../support/build-inputs';
import {benchFolder} from '../lib/bench-folder';
import type {Generator} from './generator';
import {pagesOf, type Page} from './pages';

const root = path.join(__dirname, '../../..');

/** The inputs of a build. */
const copied = [...buildInputs, 'sidebars.ts', 'docs', 'dyndexer'];

/** One page more than the peers have: glossary terms on the generated pages link to it. */
const glossaryStandIn: Page = {
  route: glossaryPage.path,
  title: 'Glossary',
  description: 'The terms of these pages.',
  body: glossary.map(({id, term}) => `## ${term} {#${glossaryPage.anchor(id)}}\n`).join('\n'),
};

/** A copy of this project, with its own pages or with generated ones. */
export function createOurs(folderName: string): Generator {
  const folder = path.join(benchFolder, folderName);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  };
  const remove = (name: string) => rmSync(path.join(folder, name), {recursive: true, force: true});
  const sourceOf = ({route}: Page) => `docs${route === '/' ? '/index' : route}.md`;
  /** The project's own pages are MDX. */
  const existingSource = (page: Page) =>
    [`${sourceOf(page)}x`, sourceOf(page)].find((name) => existsSync(path.join(folder, name)));
  return {
    name: 'this site',
    folder,
    command: [process.execPath, 'node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    outDir: path.join(folder, 'build'),
    fileOf: (page) => path.join(folder, existingSource(page) ?? sourceOf(page)),
    prepare() {
      for (const name of copied) {
        remove(name);
        cpSync(path.join(root, name), path.join(folder, name), {recursive: true});
      }
      linkPackages(path.join(folder, 'node_modules'));
    },
    writePages(sections) {
      remove('dyndexer/api');
      remove('dyndexer/cli.mdx');
      // They replace files that link to pages which generated sites lack.
      cpSync(standIns, folder, {recursive: true});
      remove('docs');
      for (const page of pagesOf(sections)) write(sourceOf(page), toMarkdown(page));
      write(sourceOf(glossaryStandIn), toMarkdown(glossaryStandIn));
    },
    clearBuildState: () => ['build', '.docusaurus', 'node_modules/.cache'].forEach(remove),
  };
}

/** A folder of symlinks, since the bundler keeps its cache in `node_modules`: it must not share the project's cache. */
function linkPackages(folder: string): void {
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '.cache') continue;
    const link = path.join(folder, name);
    // A bench of another clone may have left one to its own packages.
    rmSync(link, {force: true});
    symlinkSync(path.join(root, 'node_modules', name), link);
  }
}

/** With front matter that disables MDX, so that a brace in the text is only a brace. */
function toMarkdown({route, title, description, body}: Page): string {
  const frontMatter = {title, description, slug: route, mdx: {format: 'md'}};
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${body}`;
}
