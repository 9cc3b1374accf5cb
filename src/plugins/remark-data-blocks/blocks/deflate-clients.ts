import {deflateClients, type DeflateClient} from '../../../data/deflate-clients';
import {table} from '../../../lib/mdast';
import type {Block} from '../block';

const supportLabels: Readonly<Record<DeflateClient['support'], string>> = {
  yes: 'Yes',
  no: 'No',
  experimental: 'Experimental',
};

export const deflateClientsTable: Block = () => [
  table(
    ['Client', 'Language', 'Support', 'On by default', 'Setting'],
    deflateClients.map(({name, language, support, onByDefault, setting}) => [
      name,
      language,
      supportLabels[support],
      onByDefault ? 'Yes' : 'No',
      setting,
    ]),
  ),
];
