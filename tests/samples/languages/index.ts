import {consoleSession} from './console';
import {go} from './go';
import {json} from './json';
import {jsx} from './jsx';
import type {Language} from './language';
import {python} from './python';
import {rust} from './rust';
import {shell} from './shell';
import {sql} from './sql';
import {toml} from './toml';
import {typescript} from './typescript';
import {zig} from './zig';

const languages: readonly Language[] = [shell, consoleSession, typescript, python, go, rust, zig, toml, sql, json, jsx];

/** @throws when the extension is not supported */
export function languageOf(extension: string): Language {
  const language = languages.find((one) => one.extension === extension);
  if (!language) {
    const known = languages.map((one) => `.${one.extension}`).join(', ');
    throw new Error(`.${extension} files cannot be proven. Supported extensions: ${known}.`);
  }
  return language;
}
