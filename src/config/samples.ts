/** Sample files: where they are, and the languages that pages show them in. */

/** Relative to the root of the repository. */
export const samplesFolder = 'src/samples';

/**
 * Tabs of this group show the same language on every page: the choice is in the address
 * (`?language=python`), and in the storage of the browser.
 */
export const languageTabGroup = 'language';

export interface SampleLanguage {
  /** Of the files, without its dot. */
  readonly extension: string;
  /** On the tab. */
  readonly label: string;
  /** What the address and the browser's storage name it. */
  readonly tab: string;
  /** Name of its grammar, for highlighting. */
  readonly grammar: string;
  /** Compiled to JavaScript before it runs. */
  readonly isCompiled?: boolean;
  /** A command has no file name to show; a file has. */
  readonly isCommand?: boolean;
}

/** In the order of the tabs. */
export const sampleLanguages: readonly SampleLanguage[] = [
  {extension: 'sh', label: 'curl', tab: 'curl', grammar: 'bash', isCommand: true},
  {extension: 'console', label: 'Shell', tab: 'curl', grammar: 'console', isCommand: true},
  {extension: 'ts', label: 'TypeScript', tab: 'typescript', grammar: 'typescript', isCompiled: true},
  {extension: 'py', label: 'Python', tab: 'python', grammar: 'python'},
  {extension: 'go', label: 'Go', tab: 'go', grammar: 'go'},
  {extension: 'rs', label: 'Rust', tab: 'rust', grammar: 'rust'},
  {extension: 'zig', label: 'Zig', tab: 'zig', grammar: 'zig'},
  {extension: 'jsx', label: 'React', tab: 'react', grammar: 'jsx'},
  {extension: 'toml', label: 'TOML', tab: 'toml', grammar: 'toml'},
  {extension: 'sql', label: 'SQL', tab: 'sql', grammar: 'sql'},
  {extension: 'json', label: 'JSON', tab: 'json', grammar: 'json'},
];
