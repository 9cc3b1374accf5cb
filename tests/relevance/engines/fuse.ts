import Fuse from 'fuse.js';
import {codeBytes, recordBytes} from './bytes';
import type {ComparedEngine} from './compared-engine';
import {fieldNames, fieldWeights, toFields} from './fields';

export const fuse: ComparedEngine = {
  name: 'Fuse.js',
  index(records) {
    const index = new Fuse(records.map(toFields), {
      keys: fieldNames.map((name) => ({name, weight: fieldWeights[name]})),
      ignoreLocation: true,
      useTokenSearch: true,
      // Stricter than the default of 0.6, which scores lower on these queries.
      threshold: 0.2,
    });
    return {
      search: (query) => index.search(query, {limit: 20}).map(({item}) => item.id),
      bytes: async () => recordBytes(records) + (await codeBytes("export {default} from 'fuse.js';")),
    };
  },
};
