import type {Plugin} from '@docusaurus/types';

type Configure = Parameters<NonNullable<Plugin['configureWebpack']>>;

export type BundlerConfig = Configure[0];

/** The loader that compiles TypeScript. */
export type ScriptLoader = ReturnType<Configure[2]['getJSLoader']>;

/** A bundler plugin in function form. */
export type BundlerPlugin = Extract<NonNullable<BundlerConfig['plugins']>[number], (compiler: never) => void>;

export type Compilation = InstanceType<Parameters<BundlerPlugin>[0]['webpack']['Compilation']>;

export type Chunk = InstanceType<Parameters<BundlerPlugin>[0]['webpack']['Chunk']>;
