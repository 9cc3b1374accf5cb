import {readFileSync} from 'node:fs';
import type {BundlerPlugin} from './bundler';

/** A bundler rule for certain modules. */
export interface ModuleRule {
  /** Matches the paths of the modules. */
  readonly modules: RegExp;
  /** Imports of these modules that the rule replaces; a trailing `$` (exact match) is not part of the import. */
  readonly imports?: readonly string[];
}

/**
 * A bundler plugin that fails the build if a rule has no effect: after a package has moved a file, the rule for it
 * matches no module, and the bundler does not report that.
 *
 * @param owner the plugin that owns the rules, for messages
 */
export function mustMatch(owner: string, rules: readonly ModuleRule[]): BundlerPlugin {
  return (compiler) => {
    compiler.hooks.thisCompilation.tap(owner, (compilation) => {
      compilation.hooks.processAssets.tap(owner, () => {
        // Without the modules that do not compile, or what these import, rules may match nothing.
        if (compilation.errors.length > 0) return;
        const names = [...compilation.modules].flatMap((module) => module.nameForCondition() ?? []);
        for (const problem of rules.flatMap((rule) => problemsOf(rule, names))) {
          const error = new compiler.webpack.WebpackError(
            `src/plugins/${owner}: ${problem} A package has changed: fix or remove the rule ` +
              `(src/theme/README.md, "After an upgrade").`,
          );
          compilation.errors.push(error);
        }
      });
    });
  };
}

function problemsOf({modules, imports = []}: ModuleRule, names: readonly string[]): string[] {
  const files = names.filter((name) => modules.test(name));
  if (files.length === 0) return [`No module of the site matches ${modules}.`];
  const texts = imports.length === 0 ? [] : files.map((file) => readFileSync(file, 'utf8'));
  return imports
    .map((request) => request.replace(/\$$/, ''))
    .filter((request) => !texts.some((text) => text.includes(`'${request}'`) || text.includes(`"${request}"`)))
    .map((request) => `No module that matches ${modules} imports ${request}.`);
}
