/**
 * Replaces CSS variables that have the same value everywhere by that value, and drops unread ones. The framework has
 * hundreds so that sites can set them, and this site sets most of those once: for a reader, they are only bytes before
 * the first paint. Only builds do this, so that the dev server shows the sheets as they were written.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BundlerPlugin} from '../lib/bundler';
import {listFiles} from '../lib/list-files';
import {namesIn} from './names';

const name = 'constant-variables';

export default function constantVariables({siteDir}: LoadContext): Plugin {
  return {
    name,
    configureWebpack: ({optimization}, isServer) =>
      isServer || !optimization?.minimize ? {} : {plugins: [simplifySheets(siteDir)]},
  };
}

function simplifySheets(siteDir: string): BundlerPlugin {
  return (compiler) => {
    const {Compilation, sources, WebpackError} = compiler.webpack;
    // Before the minimizer, which drops the rules that this leaves empty.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const textOf = (file: string) => compilation.getAsset(file)?.source.source().toString() ?? '';

      compilation.hooks.processAssets.tapPromise({name, stage}, async (assets) => {
        const {default: postcss} = await import('postcss');
        const {simplifyVariables} = await import('./simplify-variables');
        const files = Object.keys(assets);
        const styles = files.filter((file) => file.endsWith('.css'));
        const sheets = new Map(styles.map((file) => [file, postcss.parse(textOf(file))]));
        const onEveryPage = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const common = onEveryPage.map((file) => sheets.get(file)).find((sheet) => sheet !== undefined);
        if (common === undefined) {
          compilation.errors.push(new WebpackError(`src/plugins/${name}: the entry "main" has no style sheet.`));
          return;
        }
        const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
        // Code of plugins writes HTML that no script contains.
        const plugins = listFiles(path.join(siteDir, 'src/plugins')).map((file) => readFileSync(file, 'utf8'));
        simplifyVariables([...sheets.values()], common, [...scripts, ...plugins].flatMap(namesIn));
        for (const [file, root] of sheets) compilation.updateAsset(file, new sources.RawSource(root.toString()));
      });
    });
  };
}
