import {fileNames} from './files';

/** How readers use the files: each a text for a page, with the address of the site, a slash at its end. */

/** Settings of Visual Studio Code that give the writer's configuration its schema. */
export function editorSettings(address: string): string {
  const schema = {fileMatch: ['postgres_writer_config.json'], url: address + fileNames.writerSchema};
  return JSON.stringify({'json.schemas': [schema]}, null, 2);
}

/** A command that checks the writer's configuration. */
export function checkCommand(address: string): string {
  return `check-jsonschema \\
  --schemafile ${address}${fileNames.writerSchema} \\
  postgres_writer_config.json`;
}

/** Commands that put the completion script where each shell finds it. */
export const installCommands: Readonly<Record<string, (address: string) => string>> = {
  bash: (address) => `folder=\${XDG_DATA_HOME:-$HOME/.local/share}/bash-completion/completions
mkdir -p "$folder"
curl --fail --silent --show-error --output "$folder/dyndexer" \\
  ${address}${fileNames.bashCompletion}`,
  zsh: (address) => `mkdir -p ~/.zfunc
curl --fail --silent --show-error --output ~/.zfunc/_dyndexer \\
  ${address}${fileNames.zshCompletion}`,
};
