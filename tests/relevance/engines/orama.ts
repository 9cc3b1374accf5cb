import {create, insertMultiple, search as searchOrama} from '@orama/orama';
import {codeBytes, recordBytes} from './bytes';
import type {ComparedEngine} from './compared-engine';
import {fieldWeights, toFields} from './fields';

export const orama: ComparedEngine = {
  name: 'Orama',
  async index(records) {
    const database = create({schema: {id: 'string', heading: 'string', page: 'string', content: 'string'}});
    await insertMultiple(database, records.map(toFields));
    return {
      async search(term) {
        const {hits} = await searchOrama(database, {
          term,
          properties: ['heading', 'page', 'content'],
          boost: fieldWeights,
          tolerance,
          limit: 20,
        });
        return hits.map(({document}) => document.id);
      },
      bytes: async () =>
        recordBytes(records) + (await codeBytes("export {create, insertMultiple, search} from '@orama/orama';")),
    };
  },
};

/** Maximum edit distance: with 0, more queries have no hits; with 2, it ranks worse. */
const tolerance = 1;
