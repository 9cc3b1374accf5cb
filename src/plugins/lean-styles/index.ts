/**
 * Takes out of the style sheets what no page needs: variables that have the same value everywhere, and the framework's
 * rules for elements that neither the theme nor this site has. The framework has both for any site; for a reader of
 * this one, they are only bytes before the first paint. Only builds do this, so that the dev server shows the sheets as
 * they were written.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';
import type {BundlerPlugin} from '../lib/bundler';
import {listFiles} from '../lib/list-files';
import {scriptText} from '../lib/script-text';
import {classesNotSet} from './classes-not-set';
import {namesIn} from './names';

const name = 'lean-styles';

/** The style sheets of the site, with the code that names their classes and variables. */
interface Styles {
  readonly sheets: readonly Root[];
  /** The sheet that every page loads. */
  readonly common: Root;
  readonly code: readonly string[];
}

export default function leanStyles({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name,
    // Lightning CSS, which minimizes all sheets of a build, writes what the oldest browsers need; the dev server goes
    // without. The preset would do so for each sheet, and PostCSS search the disk for its configuration: a tenth of a
    // first build.
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: false,
      plugins: plugins.filter((plugin) => !(Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env'))),
    }),
    configureWebpack: ({optimization}, isServer) =>
      isServer || !optimization?.minimize
        ? {}
        : {plugins: [changeSheets(siteDir, classesNotSet(siteConfig.themeConfig))]},
  };
}

function changeSheets(siteDir: string, notSet: readonly string[]): BundlerPlugin {
  return (compiler) => {
    const {Compilation, sources, WebpackError} = compiler.webpack;
    const minimizing = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Code of plugins writes HTML that no script contains.
      const plugins = listFiles(path.join(siteDir, 'src/plugins')).map((file) => readFileSync(file, 'utf8'));
      const textOf = (file: string) => compilation.getAsset(file)?.source.source().toString() ?? '';

      const changeAt = (stage: number, change: (styles: Styles) => Promise<void>) => {
        compilation.hooks.processAssets.tapPromise({name, stage}, async (assets) => {
          const {default: postcss} = await import('postcss');
          const files = Object.keys(assets);
          const styles = files.filter((file) => file.endsWith('.css'));
          const sheets = new Map(styles.map((file) => [file, postcss.parse(textOf(file))]));
          const onEveryPage = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const common = onEveryPage.map((file) => sheets.get(file)).find((sheet) => sheet !== undefined);
          if (common === undefined) {
            compilation.errors.push(new WebpackError(`src/plugins/${name}: the entry "main" has no style sheet.`));
            return;
          }
          const scripts = files.filter((file) => file.endsWith('.js')).map((file) => scriptText(compilation, file));
          await change({sheets: [...sheets.values()], common, code: [...scripts, ...plugins]});
          for (const [file, root] of sheets) compilation.updateAsset(file, new sources.RawSource(root.toString()));
        });
      };

      const simplify = async ({sheets, common, code}: Styles) => {
        const {simplifyVariables} = await import('./simplify-variables');
        simplifyVariables(sheets, common, code.flatMap(namesIn));
      };

      // Before the minimizer, which shortens the values, and drops the rules that this leaves empty.
      changeAt(minimizing - 1, simplify);

      // After it: comments and local names in scripts would pass for names of classes. Without these rules, more
      // variables are constant or unread.
      changeAt(minimizing + 1, async (styles) => {
        const {removeUnused} = await import('./remove-unused');
        await removeUnused(styles.common, styles.code, notSet);
        await simplify(styles);
      });
    });
  };
}
