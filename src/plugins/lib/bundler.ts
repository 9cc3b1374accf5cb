import type {Plugin} from '@docusaurus/types';

type Configure = Parameters<NonNullable<Plugin['configureWebpack']>>;

export type BundlerConfig = Configure[0];

/** What turns TypeScript into JavaScript. */
export type ScriptLoader = ReturnType<Configure[2]['getJSLoader']>;

/** A plugin of the bundler, as a function. */
export type BundlerPlugin = Extract<NonNullable<BundlerConfig['plugins']>[number], (compiler: never) => void>;
