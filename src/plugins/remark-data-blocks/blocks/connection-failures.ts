import {connectionCauseOf, connectionCauses} from '../../../data/errors/connection-causes';
import {connectionFailures} from '../../../data/errors/connection-failures';
import {elideValues} from '../../../lib/text/elide-values';
import {codes, inline, table} from '../../lib/mdast';
import type {Block} from '../block';

/** Client error messages for requests without a response, grouped by cause. */
export const connectionFailuresTable: Block = () => [
  table(
    ['Your client says', 'What happened', 'What to do'],
    Object.entries(connectionCauses).map(([cause, {meaning, action}]) => [
      codes(
        connectionFailures
          .filter((failure) => connectionCauseOf(failure) === cause)
          .map(({message}) => elideValues(message)),
      ),
      inline(meaning),
      inline(action),
    ]),
  ),
];
