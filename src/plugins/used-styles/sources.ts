interface Source {
  readonly folder: string;
  readonly files: readonly string[];
  /** Changes from one build to the next. */
  readonly isOurs: boolean;
}

const ours = (folder: string, ...files: string[]): Source => ({folder, files, isOurs: true});
const installed = (name: string, ...files: string[]): Source => ({
  folder: `node_modules/@docusaurus/${name}`,
  files,
  isOurs: false,
});

/** Files whose words are the classes and elements of pages. */
export const sources: readonly Source[] = [
  ours('docs', '**/*.mdx'),
  ours('dyndexer', '**/*.mdx'),
  ours('src/components', '**/*.{ts,tsx}'),
  ours('src/config', '**/*.ts'),
  ours('src/plugins', '**/*.ts'),
  ours('src/theme', '**/*.{ts,tsx}'),
  installed('core', 'lib/client/**/*.js'),
  installed('plugin-content-docs', 'lib/client/**/*.js'),
  installed('theme-classic', 'lib/**/*.js'),
  installed('theme-common', 'lib/**/*.js'),
  installed('theme-live-codeblock', 'lib/**/*.js'),
  installed('theme-mermaid', 'lib/**/*.js'),
];

/** What Markdown makes without naming it. */
export const elementsOfMarkdown = [
  ...['html', 'body', 'a', 'blockquote', 'br', 'code', 'del', 'em', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'strong'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'ul'],
];
