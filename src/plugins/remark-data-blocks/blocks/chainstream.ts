import {
  chainstreamCost,
  chainstreamEndpoints,
  chainstreamExamples,
  chainstreamMethods,
  chainstreamObjects,
  chainstreamOldNames,
  chainstreamParameters,
  chainstreamPayloads,
  chainstreamPrice,
  chainstreamUrl,
  hoursOfMonth,
} from '../../../data/chainstream';
import {usd} from '../../../lib/amounts/usd';
import {code, codes, plain, table} from '../../lib/mdast';
import type {Block} from '../block';

export const chainstreamEndpointsTable: Block = () => [
  table(
    ['Endpoint', 'Network', 'Method names', 'Status'],
    chainstreamEndpoints.map((endpoint) => [
      code(chainstreamUrl(endpoint)),
      endpoint.network,
      endpoint.methodPrefix === '' ? 'Without a prefix' : `With \`${endpoint.methodPrefix}\``,
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
    ['Parameter', 'Type', 'Default', 'Meaning'],
    pick(chainstreamParameters, of).map(({name, type, required, default: defaultValue, description}) => [
      code(name),
      type,
      required ? 'Required' : defaultValue === undefined ? plain('–') : code(defaultValue),
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

/** Fields of the objects nested in a payload. */
export const chainstreamObjectsTable: Block = ({of}) => [
  table(
    ['In', 'Field', 'Type', 'Meaning'],
    pick(chainstreamObjects, of).flatMap(({holder, fields}) =>
      fields.map(({name, type, description}) => [codes(holder.split(', ')), code(name), type, description]),
    ),
  ),
];

export const chainstreamOldNamesTable: Block = () => [
  table(
    ['You may see', 'Use instead', 'Seen in'],
    chainstreamOldNames.map(({old, current, seenIn}) => [old, current, seenIn]),
  ),
];

export const chainstreamExamplesTable: Block = () => [
  table(
    ['Repository', 'Language', 'What it shows'],
    chainstreamExamples.map(({url, language, shows}) => [
      `[${new URL(url).pathname.slice(1)}](${url})`,
      language,
      shows,
    ]),
  ),
];

/** Some numbers of streams between one and all that an account can have. */
export const chainstreamCostsTable: Block = () => {
  const {includedStreams, extraStreams} = chainstreamPrice;
  const most = includedStreams + extraStreams;
  return [
    table(
      ['Streams', 'Extra streams', 'Per hour', 'For 30 days'],
      [includedStreams, 2, 3, 5, most].map((streams) => [
        streams,
        streams - includedStreams,
        usd(chainstreamCost(streams, 1)),
        usd(chainstreamCost(streams, hoursOfMonth)),
      ]),
    ),
  ];
};

/** @throws when `of` does not name an entry. */
function pick<Entry>(entries: Readonly<Record<string, Entry>>, of: string | undefined): Entry {
  const entry = of !== undefined && Object.hasOwn(entries, of) ? entries[of] : undefined;
  if (entry === undefined) {
    throw new Error(`the attribute "of" must be one of ${Object.keys(entries).join(', ')}, not ${JSON.stringify(of)}.`);
  }
  return entry;
}
