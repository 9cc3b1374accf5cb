/**
 * Shows sample files on pages. Every sample is a real file that the tests run, type-check, or parse.
 *
 * - `<Sample name="topic/name" />` shows a tab for each language, or a single file.
 *   `region="name"` limits it to a part, `lines="2-4,7"` marks lines, `title="…"` replaces the file
 *   name, and `live` renders an editor.
 * - `<SampleOutput name="topic/name.sh" title="…" />` shows the output of that file.
 */
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {codeBlock} from '../lib/mdast';
import {allowOnly, jsxElement, replaceElements, type Attributes, type Render} from '../lib/mdx-elements';
import {messageOf} from '../lib/message-of';
import {highlightedCode} from '../remark-highlight-code/code-element';
import {importLines} from './import-lines';
import {languageTabs} from './language-tabs';
import {markLines, readLineNumbers} from './mark-lines';
import {readRegion} from './region';
import {SampleFolder, type SampleFile} from './sample-files';
import {sampleHtml} from './sample-html';

export interface Options {
  /** Folder of the site, whose samples the pages show. */
  readonly siteDir: string;
}

export default function remarkSamples({siteDir}: Options) {
  return (root: Root, file: VFile): void => {
    const folder = new SampleFolder(siteDir);
    const renderers = new Map<string, Render>([
      ['Sample', (attributes) => renderSample(folder, attributes)],
      ['SampleOutput', (attributes) => renderOutput(folder, attributes)],
    ]);
    replaceElements(root, file, renderers);
  };
}

function renderSample(folder: SampleFolder, attributes: Attributes): Nodes[] {
  const {name = '', live} = attributes;
  allowOnly(live === undefined ? ['name', 'region', 'lines', 'title'] : ['name', 'live'], attributes);
  const files = folder.find(name);
  const [file, ...others] = files;
  if (live !== undefined) return [renderLive(files)];
  if (file && others.length === 0) return [renderFile(file, attributes)];
  return [languageTabs(files.map((each) => ({language: each.language, code: renderFile(each, attributes)})))];
}

/** An editor with its result below. */
function renderLive([file, ...others]: readonly SampleFile[]) {
  if (file?.language.extension !== 'jsx' || others.length > 0) throw new Error('only a .jsx file can be live.');
  return jsxElement('LiveSample', {name: file.name, code: file.text.trimEnd()});
}

/** More lines of imports would take the place of what a folded program does. */
const maxImports = 8;

function renderFile({name, language, text, checked}: SampleFile, {region, lines, title}: Attributes) {
  try {
    const code = readRegion(text, region);
    const html = sampleHtml(code, language);
    const lineCount = code.split('\n').length;
    const imports = importLines(code);
    return highlightedCode({
      html: lines === undefined ? html : markLines(html, readLineNumbers(lines, lineCount)),
      language: language.grammar,
      title: (title ?? (language.isCommand ? '' : path.posix.basename(name))) || undefined,
      checked,
      imports: imports > maxImports ? String(imports) : undefined,
    });
  } catch (error) {
    throw new Error(`${name}: ${messageOf(error)}`, {cause: error});
  }
}

function renderOutput(folder: SampleFolder, attributes: Attributes): Nodes[] {
  allowOnly(['name', 'title'], attributes);
  const {name = '', title} = attributes;
  const output = folder.output(name).trimEnd();
  return [codeBlock(/^[[{]/.test(output) ? 'json' : 'text', output, title)];
}
