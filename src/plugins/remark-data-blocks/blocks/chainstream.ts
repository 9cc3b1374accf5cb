import {
  chainstreamEndpoints,
  chainstreamMethods,
  chainstreamParameters,
  chainstreamPayloads,
  chainstreamUrl,
} from '../../../data/chainstream';
import {code, plain, table} from '../../../lib/mdast';
import type {Block} from '../block';

export const chainstreamEndpointsTable: Block = () => [
  table(
    ['Endpoint', 'Network', 'Method names', 'Status'],
    chainstreamEndpoints.map((endpoint) => [
      code(chainstreamUrl(endpoint)),
      endpoint.network,
      code(`${endpoint.methodPrefix}transactionsSubscribe`),
      endpoint.earlier ? 'Earlier form' : 'Current',
    ]),
  ),
];

export const chainstreamMethodsTable: Block = () => [
  table(
    ['Delivers', 'Subscribe', 'Notification', 'Unsubscribe'],
    chainstreamMethods.map(({delivers, subscribe, notification, unsubscribe}) => [
      delivers,
      code(subscribe),
      code(notification),
      code(unsubscribe),
    ]),
  ),
];

export const chainstreamParametersTable: Block = ({of}) => [
  table(
    ['Parameter', 'Type', 'Required', 'Default', 'Meaning'],
    pick(chainstreamParameters, of).map(({name, type, required, default: defaultValue, description}) => [
      code(name),
      type,
      required ? 'Yes' : 'No',
      defaultValue === undefined ? plain('–') : code(defaultValue),
      description,
    ]),
  ),
];

export const chainstreamPayloadTable: Block = ({of}) => [
  table(
    ['Field of `params.result`', 'Type', 'Meaning'],
    pick(chainstreamPayloads, of).map(({name, type, description}) => [
      name.split(', ').flatMap((field, index) => [...(index === 0 ? [] : plain(', ')), ...code(field)]),
      type,
      description,
    ]),
  ),
];

/** @throws when `of` does not name an entry. */
function pick<Entry>(entries: Readonly<Record<string, Entry>>, of: string | undefined): Entry {
  const entry = of !== undefined && Object.hasOwn(entries, of) ? entries[of] : undefined;
  if (entry === undefined) {
    throw new Error(`the attribute "of" must be one of ${Object.keys(entries).join(', ')}, not ${JSON.stringify(of)}.`);
  }
  return entry;
}
