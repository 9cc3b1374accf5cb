import {loadSource} from './load-source.mjs';

/** @type {{searchVariables: readonly string[]}} */
const {searchVariables} = loadSource('src/config/search-provider.ts');

/** Variables of the environment that make the build another one: with a hosted search, or without an offline copy. */
export const buildVariables = [...searchVariables, 'OFFLINE'];
