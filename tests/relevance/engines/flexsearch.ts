import {Document} from 'flexsearch';
import {codeBytes, recordBytes} from './bytes';
import type {ComparedEngine} from './compared-engine';
import {fieldNames, toFields} from './fields';

export const flexSearch: ComparedEngine = {
  name: 'FlexSearch',
  index(records) {
    const index = new Document({
      document: {id: 'id', index: [...fieldNames]},
      // Its best tokenizer and encoder for these queries.
      tokenize: 'forward',
      encoder: 'LatinSimple',
    });
    for (const record of records) index.add({...toFields(record)});
    return {
      // Returns the hits field by field, in the order of `fieldNames`.
      search(query) {
        const found = index.search(query, {limit: 20, suggest: true});
        return [...new Set(found.flatMap(({result}) => result.map(String)))];
      },
      bytes: async () => recordBytes(records) + (await codeBytes("export {Document} from 'flexsearch';")),
    };
  },
};
