/** What a copy of this project needs to build a site with other pages. */
import path from 'node:path';

/** Files and folders of every build, apart from pages and what lists them. */
export const buildInputs: readonly string[] = [
  'docusaurus.config.ts',
  'package.json',
  'tsconfig.json',
  'src',
  'static',
];

/** Short pages, and configuration that refers to no others: they replace files of the copy. */
export const standIns = path.join(__dirname, 'small-site');
