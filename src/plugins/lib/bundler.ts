import type {Plugin} from '@docusaurus/types';

export type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A plugin of the bundler, as a function. */
export type BundlerPlugin = Extract<NonNullable<BundlerConfig['plugins']>[number], (compiler: never) => void>;
