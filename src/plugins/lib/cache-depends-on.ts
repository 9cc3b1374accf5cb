import type {BundlerConfig} from './bundler';
import {contentHash} from './integrity';

/** What the compiled modules depend on, besides the files that the bundler reads for them. */
export interface CacheInputs {
  /** Absolute paths. */
  readonly files?: readonly string[];
  /** Anything else, such as aliases: must be serializable as JSON. */
  readonly value?: unknown;
}

/**
 * Configuration with which the bundler's persistent cache is not used for other inputs than these. The bundler only
 * tracks the files that modules are compiled from: after any other change, it would ship modules of the previous build.
 */
export function cacheDependsOn({experiments}: BundlerConfig, {files = [], value}: CacheInputs): BundlerConfig {
  const {cache} = (experiments ?? {}) as {cache?: {version?: string}};
  if (!cache) return {};
  const version = [cache.version, ...(value === undefined ? [] : [contentHash(JSON.stringify(value))])].join('-');
  return {experiments: {cache: {buildDependencies: files, version}}};
}
