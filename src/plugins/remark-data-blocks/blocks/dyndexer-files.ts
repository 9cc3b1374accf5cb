import {provider} from '../../../config/provider';
import {checkCommand, editorSettings, installCommands} from '../../dyndexer-files/instructions';
import {codeBlock} from '../../lib/mdast';
import type {Block} from '../block';
import {pick} from './pick';

const address = `${provider.siteUrl}/`;

/** Editor settings that apply the JSON schema of the Postgres writer's configuration. */
export const dyndexerEditorSettings: Block = () => [
  codeBlock('json', editorSettings(address), '.vscode/settings.json'),
];

/** The command that validates the configuration of the Postgres writer. */
export const dyndexerWriterCheck: Block = () => [codeBlock('bash', checkCommand(address))];

/** How to install the completion script of a shell: `<DataBlock id="dyndexer-cli-install" of="bash" />`. */
export const dyndexerCliInstall: Block = ({of}) => [codeBlock('bash', pick(installCommands, of)(address))];
