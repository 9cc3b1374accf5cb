import {fileNames} from './files';

/**
 * Instructions for using the files, as text for a page; `address` is the base URL of the site, with a trailing slash.
 */

/** Settings of Visual Studio Code that apply the schema to the writer's configuration. */
export function editorSettings(address: string): string {
  const schema = {fileMatch: ['postgres_writer_config.json'], url: address + fileNames.writerSchema};
  return JSON.stringify({'json.schemas': [schema]}, null, 2);
}

/** A command that validates the writer's configuration. */
export function checkCommand(address: string): string {
  return `check-jsonschema \\
  --schemafile ${address}${fileNames.writerSchema} \\
  postgres_writer_config.json`;
}

/** Commands that install the completion script, by shell. */
export const installCommands: Readonly<Record<string, (address: string) => string>> = {
  bash: (address) => `folder=\${XDG_DATA_HOME:-$HOME/.local/share}/bash-completion/completions
mkdir -p "$folder"
curl --fail --silent --show-error --output "$folder/dyndexer" \\
  ${address}${fileNames.bashCompletion}`,
  zsh: (address) => `mkdir -p ~/.zfunc
curl --fail --silent --show-error --output ~/.zfunc/_dyndexer \\
  ${address}${fileNames.zshCompletion}`,
};
