import MiniSearch from 'minisearch';
import {codeBytes, recordBytes} from './bytes';
import type {ComparedEngine} from './compared-engine';
import {fieldNames, toFields, type FieldRecord} from './fields';

/** The library that ours is built on, with its default options. */
export const miniSearch: ComparedEngine = {
  name: 'MiniSearch defaults',
  index(records) {
    const index = new MiniSearch<FieldRecord>({fields: [...fieldNames]});
    index.addAll(records.map(toFields));
    return {
      search: (query) => index.search(query).map(({id}) => id as string),
      bytes: async () => recordBytes(records) + (await codeBytes("export {default} from 'minisearch';")),
    };
  },
};
