import {readFileSync} from 'node:fs';
import type {BundlerPlugin} from './bundler';

/** What the bundler is told about some modules. */
export interface ModuleRule {
  /** Matches the paths of the modules; or the path of one that only some sites have, and that was found. */
  readonly modules: RegExp | string;
  /** What one of the modules imports, which gets something else in its place; a `$` at the end is no part of it. */
  readonly imports?: readonly string[];
}

/**
 * A bundler plugin that fails a build in which a rule does nothing: where a package has moved a file, the rule for it
 * matches no module, and the bundler does not say so.
 *
 * @param owner the plugin whose rules they are, for messages
 */
export function mustMatch(owner: string, rules: readonly ModuleRule[]): BundlerPlugin {
  return (compiler) => {
    compiler.hooks.thisCompilation.tap(owner, (compilation) => {
      compilation.hooks.finishModules.tap(owner, (modules) => {
        const names = [...modules].flatMap((module) => module.nameForCondition() ?? []);
        for (const problem of rules.flatMap((rule) => problemsOf(rule, names))) {
          const error = new compiler.webpack.WebpackError(
            `src/plugins/${owner}: ${problem} A package has changed: fix the rule, or take it out ` +
              `(src/theme/README.md, "After an upgrade").`,
          );
          compilation.errors.push(error);
        }
      });
    });
  };
}

function problemsOf({modules, imports = []}: ModuleRule, names: readonly string[]): string[] {
  const files = typeof modules === 'string' ? [modules] : names.filter((name) => modules.test(name));
  if (files.length === 0) return [`No module of the site matches ${modules}.`];
  const texts = imports.length === 0 ? [] : files.map((file) => readFileSync(file, 'utf8'));
  return imports
    .map((request) => request.replace(/\$$/, ''))
    .filter((request) => !texts.some((text) => text.includes(`'${request}'`) || text.includes(`"${request}"`)))
    .map((request) => `What matches ${modules} does not import ${request}.`);
}
