/**
 * Keeps unused code of packages out of the browser bundle, and browser-only code out of the server bundle. Also mends
 * packages for keyboards and screen readers.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import escapeStringRegexp from 'escape-string-regexp';
import {diagrams} from '../../config/diagrams';
import {cacheDependsOn} from '../lib/cache-depends-on';
import {editedModules, editRules} from '../lib/edits';
import {loadedVersions, type LoadedVersion} from '../lib/loaded-versions';
import {mustMatch, type ModuleRule} from '../lib/must-match';
import {pathsIn} from '../lib/paths-in';
import {replacedImports, replacementRules} from '../lib/replacements';
import {accessibilityEdits} from './accessibility-edits';
import {edits} from './edits';
import {leftOut} from './left-out';
import {reactEdits} from './react-edits';
import {client, replacementsFor} from './replacements';
import {unusedDiagrams} from './unused-diagrams';
import {unusedParts} from './unused-parts';

/** Not `false`, which gives a module an id that depends on the path of the clone, and so each script another size. */
const unused = {
  /** The theme's runtime highlighter: code is highlighted at build time. */
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: client('nothing.ts'),
  /** The theme's progress bar. Ours is src/client-modules/slow-navigation. */
  [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: client('nothing.ts'),
} as const;

/** The server keeps the originals, which render the head, collect each page's chunks, and check links. */
const onlyInBrowser = {
  'react-helmet-async$': client('head.ts'),
  '@docusaurus/ComponentCreator': client('component-creator.ts'),
  '@docusaurus/Link': client('link.tsx'),
};

/** Their modules: a bundle without one means that nothing imports the original any more, so the rule is dead. */
const standInsInBrowser = Object.values(onlyInBrowser).map((file) => new RegExp(`^${escapeStringRegexp(file)}$`));

/** Diagrams and live code run only in the browser; they were half of what the server bundle had to parse. */
const notOnServer = {mermaid: false, sucrase: false} as const;

/** Side-effect free, but not marked so: marked here, they are tree-shaken where unused. */
const definitions = [
  /[\\/]node_modules[\\/]hoist-non-react-statics[\\/].*\.js$/,
  /[\\/]node_modules[\\/]react-is[\\/].*\.js$/,
  /[\\/]node_modules[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/].*\.js$/,
];

export default function leanBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  let versions: readonly LoadedVersion[] = [];
  const handedOut = leftOut.map(({file, keys}) => ({modules: pathsIn(generatedFilesDir, file), keys}));

  /** Theme components that are never rendered, each with its replacement. */
  const standIns = () =>
    unusedParts(siteConfig.themeConfig, versions).map((part): [string, string] => [
      require.resolve(`@docusaurus/theme-classic/lib/theme/${part}`),
      client('nothing.ts'),
    ]);

  const rulesFor = (isServer: boolean): ModuleRule[] => [
    ...editedModules([...accessibilityEdits, ...edits, ...(isServer ? [] : reactEdits)]),
    ...[...definitions, ...(isServer ? [] : standInsInBrowser)].map((modules) => ({modules})),
    ...replacedImports(replacementsFor(isServer)),
    ...handedOut.map(({modules}) => ({modules})),
  ];

  return {
    name: 'lean-bundle',

    allContentLoaded({allContent}) {
      versions = loadedVersions(allContent);
    },

    configureWebpack: (config, isServer, {currentBundler}) => ({
      // Content decides what replaces what: a first page with tags, for example, needs the component that lists them.
      ...cacheDependsOn(config, {value: standIns()}),
      plugins: [
        ...(config.mode === 'production' ? [mustMatch('lean-bundle', rulesFor(isServer))] : []),
        // Environment checks become constants, so the other branch is dead code.
        new currentBundler.instance.DefinePlugin({'typeof window': isServer ? '"undefined"' : '"object"'}),
        new currentBundler.instance.IgnorePlugin(unusedDiagrams(diagrams)),
      ],
      resolve: {alias: {...unused, ...Object.fromEntries(standIns()), ...(isServer ? notOnServer : onlyInBrowser)}},
      module: {
        rules: [
          {test: definitions, sideEffects: false},
          ...editRules(accessibilityEdits, 'src/plugins/lean-bundle/accessibility-edits.ts'),
          ...editRules(edits, 'src/plugins/lean-bundle/edits.ts'),
          // The server uses React's server build.
          ...(isServer ? [] : editRules(reactEdits, 'src/plugins/lean-bundle/react-edits.ts')),
          ...replacementRules(replacementsFor(isServer)),
          ...handedOut.map(({modules, keys}) => ({
            test: modules,
            type: 'javascript/auto',
            loader: require.resolve('./leave-out.cjs'),
            options: {keys, isServer},
          })),
        ],
      },
    }),
  };
}
