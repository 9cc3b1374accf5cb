export interface Source {
  readonly folder: string;
  /** Matches file paths relative to the folder, with forward slashes. */
  readonly files: RegExp;
  /** Whether its files can change between builds. */
  readonly isOurs: boolean;
}

const ours = (folder: string, files: RegExp): Source => ({folder, files, isOurs: true});
const installed = (name: string, files: RegExp): Source => ({folder: `node_modules/${name}`, files, isOurs: false});

/** Files that name the classes and elements of pages. */
export const pageSources: readonly Source[] = [
  ours('docs', /\.mdx?$/),
  ours('dyndexer', /\.mdx?$/),
  ...['client-modules', 'components', 'config', 'hooks', 'plugins', 'theme'].map((folder) =>
    ours(`src/${folder}`, /(?<!\.test)\.tsx?$/),
  ),
  installed('@docusaurus/core/lib/client', /\.js$/),
  installed('@docusaurus/plugin-content-docs/lib/client', /\.js$/),
  // Without pages and parts that the site does not have, and components that src/theme replaces: half of the grid is
  // only for those.
  installed(
    '@docusaurus/theme-classic/lib',
    /^(?!theme\/(?:Blog|CodeBlock|DocTag|DocVersionB|Footer\/(?:Links\/Simple|Logo)|ErrorPageContent|MDXPage|NotFound\/Content)).*\.js$/,
  ),
  installed('@docusaurus/theme-common/lib', /\.js$/),
  installed('@docusaurus/theme-live-codeblock/lib', /\.js$/),
  installed('@docusaurus/theme-mermaid/lib', /\.js$/),
];

/** Elements that Markdown creates without naming them. */
export const elementsOfMarkdown = [
  ...['html', 'body', 'a', 'blockquote', 'br', 'code', 'del', 'em', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'strong'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'ul'],
];
