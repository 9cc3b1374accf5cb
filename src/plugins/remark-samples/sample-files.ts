import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleLanguages, samplesFolder, type SampleLanguage} from '../../config/samples';
import {describeCheck, readRecord, type SampleRecord} from './checked';

export interface SampleFile {
  /** Relative to the samples folder: `topic/name.ts`. */
  readonly name: string;
  readonly language: SampleLanguage;
  readonly text: string;
  /** How it was checked, in words; undefined if it was not. */
  readonly checked: string | undefined;
}

const languagesByExtension = new Map(sampleLanguages.map((language) => [language.extension, language]));

/** Reads the sample files of a site. */
export class SampleFolder {
  private readonly folder: string;
  private record: SampleRecord | undefined;

  constructor(siteDir: string) {
    this.folder = path.join(siteDir, samplesFolder);
  }

  /**
   * The file of that name, or one file for each language that has it, in tab order.
   *
   * @param name `topic/name.ts`, or `topic/name` for all languages.
   * @throws if there is none, listing the samples that exist.
   */
  find(name: string): SampleFile[] {
    const own = languagesByExtension.get(path.extname(name).slice(1));
    const candidates = own
      ? [{file: name, language: own}]
      : sampleLanguages.map((language) => ({file: `${name}.${language.extension}`, language}));
    const found = candidates.filter(({file}) => this.has(file));
    if (found.length === 0) throw new Error(this.problemWith(name));
    return found.map(({file, language}) => this.read(file, language));
  }

  /**
   * The expected output of a sample.
   *
   * @throws if it is not recorded.
   */
  output(name: string): string {
    const file = `${name}.out`;
    if (!this.has(file)) throw new Error(`there is no ${samplesFolder}/${file}: create it with the output of ${name}.`);
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  private read(name: string, language: SampleLanguage): SampleFile {
    const text = readFileSync(path.join(this.folder, name), 'utf8');
    // Read once: a page shows many samples.
    this.record ??= readRecord(this.folder);
    return {name, language, text, checked: describeCheck(this.record[name], text, language)};
  }

  private has(file: string): boolean {
    // Prevents path traversal.
    return !file.split('/').includes('..') && existsSync(path.join(this.folder, file));
  }

  private problemWith(name: string): string {
    if (path.extname(name) !== '' && this.has(name)) {
      return `pages do not show the language of ${name}: add it to sampleLanguages in src/config/samples.ts.`;
    }
    const topic = path.posix.dirname(name);
    const hint =
      topic === '.' || !this.has(topic)
        ? `Its topics are: ${listFolder(this.folder, 'topics').join(', ')}.`
        : `${topic} has: ${listFolder(path.join(this.folder, topic), 'files').join(', ')}.`;
    return `there is no sample "${name}" in ${samplesFolder}. ${hint}`;
  }
}

function listFolder(folder: string, kind: 'topics' | 'files'): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => (kind === 'topics' ? entry.isDirectory() : entry.isFile()))
    .map(({name}) => name)
    .sort();
}
