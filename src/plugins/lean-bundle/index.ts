/** Keeps out of the browser what packages bring along and no page needs, and out of the build what only browsers run. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {diagrams} from '../../config/diagrams';
import {loadedVersions, type LoadedVersion} from '../lib/loaded-versions';
import {mustMatch, type ModuleRule} from '../lib/must-match';
import {pathsIn} from '../lib/paths-in';
import {editsFor} from './edits';
import {leftOut} from './left-out';
import {client, replacementsFor} from './replacements';
import {unusedDiagrams} from './unused-diagrams';
import {unusedParts} from './unused-parts';

const unused = {
  /** The theme prepares a highlighter at the start. The build has highlighted all code already. */
  [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
  /** The theme's progress bar. Ours is src/client-modules/slow-navigation. */
  [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: false,
} as const;

/** The server keeps the originals, which make the head of each page, note what it loads, and check links. */
const onlyInBrowser = {
  'react-helmet-async$': client('head.ts'),
  '@docusaurus/ComponentCreator': client('component-creator.ts'),
  '@docusaurus/Link': client('link.tsx'),
};

/** The modules that take their place: a bundle without them means that nothing asks for the originals any more. */
const standInsInBrowser = [
  /[\\/]lean-bundle[\\/]client[\\/]head\.ts$/,
  /[\\/]lean-bundle[\\/]client[\\/]component-creator\.ts$/,
  /[\\/]lean-bundle[\\/]client[\\/]link\.tsx$/,
];

/** Draws diagrams and compiles live code, both in the browser alone: half of what the server's bundle had to read. */
const notOnServer = {mermaid: false, sucrase: false} as const;

/** Only define what they export, without saying so: they are left out where nobody takes anything of them. */
const definitions = [
  /[\\/]node_modules[\\/]hoist-non-react-statics[\\/].*\.js$/,
  /[\\/]node_modules[\\/]react-is[\\/].*\.js$/,
  /[\\/]node_modules[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/].*\.js$/,
];

export default function leanBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const versions: LoadedVersion[] = [];
  const handedOut = leftOut.map(({file, keys}) => ({modules: pathsIn(generatedFilesDir, file), keys}));

  /** Parts of the theme that are never shown, each with what takes its place. */
  const standIns = () =>
    unusedParts(siteConfig.themeConfig, versions).map((part): [string, string] => [
      require.resolve(`@docusaurus/theme-classic/lib/theme/${part}`),
      client('nothing.ts'),
    ]);

  const rulesFor = (isServer: boolean): ModuleRule[] => [
    ...[
      ...editsFor(isServer).flatMap(({modules}) => modules),
      ...definitions,
      ...(isServer ? [] : standInsInBrowser),
    ].map((modules) => ({modules})),
    ...replacementsFor(siteConfig, isServer).map(({importers, files}) => ({
      modules: importers,
      imports: Object.keys(files),
    })),
    ...handedOut.map(({modules}) => ({modules})),
  ];

  return {
    name: 'lean-bundle',

    allContentLoaded({allContent}) {
      versions.push(...loadedVersions(allContent));
    },

    configureWebpack: ({mode}, isServer, {currentBundler}) => ({
      plugins: [
        ...(mode === 'production' ? [mustMatch('lean-bundle', rulesFor(isServer))] : []),
        // What asks where it runs is decided here, and the other branch left out.
        new currentBundler.instance.DefinePlugin({'typeof window': isServer ? '"undefined"' : '"object"'}),
        new currentBundler.instance.IgnorePlugin(unusedDiagrams(diagrams)),
      ],
      resolve: {alias: {...unused, ...Object.fromEntries(standIns()), ...(isServer ? notOnServer : onlyInBrowser)}},
      module: {
        rules: [
          {test: definitions, sideEffects: false},
          ...editsFor(isServer).map(({modules, ...options}) => ({
            test: [...modules],
            loader: require.resolve('./edit.cjs'),
            options,
          })),
          ...replacementsFor(siteConfig, isServer).map(({importers, files}) => ({
            test: importers,
            resolve: {alias: files},
          })),
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
