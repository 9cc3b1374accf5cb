import {hasSqlDetails, parse} from 'libpg-query';
import {SampleError} from '../sample';
import {packageLabel} from '../tools';
import type {Language} from './language';

/** Parsed by PostgreSQL's own parser. */
export const sql: Language = {
  extension: 'sql',
  label: 'SQL',
  prove: async ({file, text}) => {
    try {
      await parse(text);
    } catch (error) {
      const position = hasSqlDetails(error) ? error.sqlDetails?.cursorPosition : undefined;
      const line = position === undefined ? undefined : text.slice(0, position).split('\n').length;
      throw new SampleError(file, `Its syntax is wrong: ${(error as Error).message}`, line);
    }
    return {proof: 'parsed', with: packageLabel('libpg-query'), against: []};
  },
};
