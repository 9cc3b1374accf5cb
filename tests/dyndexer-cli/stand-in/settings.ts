import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cliConfigFile, cliSettings, type CliSetting} from '../../../src/data/dyndexer-cli';
import {misused} from './command-error';
import type {CommandLine} from './parse-line';

/** The value of each setting by name: an option overrides a variable, and a variable overrides the file. */
export function readSettings(
  {options}: CommandLine,
  env: NodeJS.ProcessEnv,
  folder: string,
): Readonly<Record<string, string | undefined>> {
  const file = readConfig(folder, options['--config']);
  const valueOf = ({option, variable, key}: CliSetting) =>
    options[option?.flag ?? ''] ?? env[variable?.name ?? ''] ?? file[key?.name ?? ''] ?? option?.default;
  return Object.fromEntries(cliSettings.map((setting) => [setting.name, valueOf(setting)]));
}

/** Parses lines of `key = "value"`, the only TOML that the file needs. */
function readConfig(folder: string, named: string | undefined): Readonly<Record<string, string>> {
  const file = path.resolve(folder, named ?? cliConfigFile);
  if (!existsSync(file)) return named === undefined ? {} : misused(`there is no file ${named}`);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const {key, value} = /^(?<key>\w+) = "(?<value>[^"\\]*)"$/.exec(line)?.groups ?? {};
      if (key === undefined || !cliSettings.some((setting) => setting.key?.name === key)) {
        return misused(`${path.basename(file)}: this line sets no known key: ${line}`);
      }
      return [key, value ?? ''];
    }),
  );
}
