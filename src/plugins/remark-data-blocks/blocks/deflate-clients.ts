import {deflateClients, deflateMemory, deflateParameters, type DeflateClient} from '../../../data/deflate-clients';
import {code, table} from '../../lib/mdast';
import type {Block} from '../block';

export const deflateClientsTable: Block = () => [
  table(
    ['Client', 'Compresses', 'Setting', 'How to check'],
    deflateClients.map((client) => [
      `${client.name}, ${client.language}`,
      compresses(client),
      client.setting,
      client.check ?? (client.support === 'no' ? '–' : 'The handshake'),
    ]),
  ),
];

function compresses({support, onByDefault}: DeflateClient): string {
  if (support === 'no') return 'No';
  const when = onByDefault ? 'By default' : 'When set';
  return support === 'experimental' ? `${when}, experimental` : when;
}

export const deflateParametersTable: Block = () => [
  table(
    ['Parameter', 'In the offer', 'In the response', 'Without it'],
    deflateParameters.map(({name, inOffer, inAnswer, withoutIt}) => [code(name), inOffer, inAnswer, withoutIt]),
  ),
];

export const deflateMemoryTable: Block = () => [
  table(
    ['What', 'Memory', 'With'],
    deflateMemory.map(({part, memory, remark, source}) => [part, `[${memory}](${source})`, remark]),
  ),
];
