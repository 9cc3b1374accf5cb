import {create, insertMultiple, search as searchOrama} from '@orama/orama';
import {codeBytes, recordBytes} from '../../../tests/relevance/bytes';
import type {Engine} from '../../../tests/relevance/engine';
import {fieldWeights, toFields} from './fields';

export const orama: Engine = {
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
