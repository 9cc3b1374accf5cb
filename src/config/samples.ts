/** Sample files: their folder, and the languages that pages show them in. */

/** Relative to the root of the repository. */
export const samplesFolder = 'src/samples';

/**
 * Tabs of this group are synced across pages: the selected language is in the query (`?language=python`), and in the
 * browser's storage.
 */
export const languageTabGroup = 'language';

export interface SampleLanguage {
  /** File extension without the dot. */
  readonly extension: string;
  /** Label of the tab. */
  readonly label: string;
  /** Value in the query and in the browser's storage. */
  readonly tab: string;
  /** Name of the grammar for syntax highlighting. */
  readonly grammar: string;
  /** Compiled to JavaScript before it runs. */
  readonly isCompiled?: boolean;
  /** Shown without a file name: it is a command, not a file. */
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
