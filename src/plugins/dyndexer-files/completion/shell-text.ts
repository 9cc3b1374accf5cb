import type {ResolvedCommand} from '../../lib/dyndexer-cli/resolve';

/** Input of the completion scripts. */
export interface CompletionSource {
  readonly commands: readonly ResolvedCommand[];
  /** Version of the contract. */
  readonly version: string;
  /** URL of the page that documents the command line. */
  readonly page: string;
}

/** Comment lines at the top of a script. */
export function scriptHead({version, page}: CompletionSource, shell: string): string {
  return `# Completion of the dyndexer command line for ${shell}.\n# Preview: version ${version} of the proposal at ${page}\n`;
}

/** A description without Markdown, and without the trailing period, which a menu does not need. */
export function menuText(description: string): string {
  return description.replaceAll('`', '').replace(/\.$/, '');
}
