import type {CliOption, CliSetting} from './types';

/** The configuration file, read from the current folder. */
export const cliConfigFile = 'dyndexer.toml';

const formats = ['table', 'json'];
const defaultFormat = 'table';

export const cliSettings: readonly CliSetting[] = [
  {
    name: 'API key',
    variable: {
      name: 'SYNDICA_API_KEY',
      description: 'The API key. There is no option for it, so that the key stays out of your shell history.',
    },
  },
  {
    name: 'Address',
    option: {
      flag: '--url',
      value: 'URL',
      description: 'Address of the service. Overrides `DYNDEXER_URL` and the configuration file.',
    },
    variable: {name: 'DYNDEXER_URL', description: 'Address of the service. Overrides the configuration file.'},
    key: {name: 'url', description: 'Address of the service, in the same form as for `--url`.'},
  },
  {
    name: 'Format',
    option: {
      flag: '--format',
      value: 'FORMAT',
      description: '`table` for reading, `json` for the response as the service sent it.',
      values: formats,
      default: defaultFormat,
    },
    key: {name: 'format', description: 'How results are printed, with the same values as `--format`.'},
  },
  {
    name: 'Configuration file',
    option: {
      flag: '--config',
      value: 'FILE',
      description: `Read this configuration file instead of \`${cliConfigFile}\` in the current folder.`,
      isFile: true,
    },
  },
];

/** Options that every command accepts. */
export const cliGlobalOptions: readonly CliOption[] = [
  ...cliSettings.flatMap(({option}) => option ?? []),
  {flag: '--help', value: null, description: 'Print the usage of the command and exit.'},
  {flag: '--version', value: null, description: 'Print the version and exit.'},
];
