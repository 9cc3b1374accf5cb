import type {ModuleRule} from './must-match';

/** Modules in which an import is redirected to another file, or to an empty module. */
export interface Replacement {
  readonly importers: RegExp;
  /** Keyed by request; a trailing `$` matches it exactly, without its subpaths. */
  readonly files: Readonly<Record<string, string | false>>;
}

/** For `mustMatch`: the importers must be part of the site, and have these imports. */
export function replacedImports(replacements: readonly Replacement[]): ModuleRule[] {
  return replacements.map(({importers, files}) => ({modules: importers, imports: Object.keys(files)}));
}

/** Bundler rules that make these replacements. */
export function replacementRules(replacements: readonly Replacement[]) {
  return replacements.map(({importers, files}) => ({test: importers, resolve: {alias: files}}));
}
