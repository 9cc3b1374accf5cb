import {
  chainstreamCost,
  chainstreamEndpoints,
  chainstreamExamples,
  chainstreamMethods,
  chainstreamOldNames,
  chainstreamPrice,
  chainstreamUrl,
  hoursOfMonth,
  maxStreams,
} from '../../../data/chainstream';
import {chainstreamParameters} from '../../../data/chainstream-parameters';
import {chainstreamObjects, chainstreamPayloads} from '../../../data/chainstream-payloads';
import type {RpcField} from '../../../data/rpc/methods';
import {usd} from '../../../lib/amounts/usd';
import {literal} from '../../../lib/literals/literal';
import {integerRange} from '../../../lib/rpc-check/integer-range';
import {parseType, type TypeNode} from '../../../lib/rpc-check/type-text';
import {code, codes, plain, table} from '../../lib/mdast';
import type {Block} from '../block';
import {pick} from './pick';

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
    rows(pick(chainstreamParameters, of)).map(({name, type, required, default: defaultValue, description}) => [
      code(name),
      typeWords(type),
      required ? 'Required' : defaultValue === undefined ? plain('–') : code(literal(defaultValue)),
      description,
    ]),
  ),
];

export const chainstreamPayloadTable: Block = ({of}) => [
  table(
    ['Field of `params.result`', 'Type', 'Meaning'],
    rows(pick(chainstreamPayloads, of)).map(({name, type, description}) => [code(name), typeWords(type), description]),
  ),
];

/** Fields of the objects nested in a payload. */
export const chainstreamObjectsTable: Block = ({of}) => [
  table(
    ['In', 'Field', 'Type', 'Meaning'],
    pick(chainstreamObjects, of).flatMap(({holder, fields}) =>
      fields.map(({name, type, description}) => [codes(holder.split(', ')), code(name), typeWords(type), description]),
    ),
  ),
];

export const chainstreamOldNamesTable: Block = () => [
  table(
    ['You may see', 'Use instead', 'Seen in'],
    chainstreamOldNames.map(({old, current, seenIn, source}) => [old, current, `[${seenIn}](${source})`]),
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

/** Sample costs, from the included streams to the maximum of an account. */
export const chainstreamCostsTable: Block = () => {
  const {includedStreams} = chainstreamPrice;
  return [
    table(
      ['Streams', 'Extra streams', 'Per hour', 'For 30 days'],
      [includedStreams, 2, 3, 5, maxStreams].map((streams) => [
        streams,
        streams - includedStreams,
        usd(chainstreamCost(streams, 1)),
        usd(chainstreamCost(streams, hoursOfMonth)),
      ]),
    ),
  ];
};

/** A row for each field with a description, named by its dotted path. */
function rows(fields: readonly RpcField[], prefix = ''): readonly RpcField[] {
  return fields.flatMap((field) => {
    const name = prefix + field.name;
    return [...(field.description === '' ? [] : [{...field, name}]), ...rows(field.fields ?? [], `${name}.`)];
  });
}

/** A type in language-neutral words: `array of strings`, `integer or null`. */
function typeWords(type: string): string {
  return nodeWords(parseType(type));
}

function nodeWords(type: TypeNode): string {
  switch (type.kind) {
    case 'union':
      return type.of.map(nodeWords).join(' or ');
    case 'array':
      return `array of ${nodeWords(type.of)}s`;
    case 'name':
      return integerRange(type.name) ? 'integer' : (names[type.name] ?? type.name);
    default:
      throw new Error(`ChainStream tables cannot describe a type of the kind ${type.kind}.`);
  }
}

const names: Readonly<Partial<Record<string, string>>> = {any: 'value', bool: 'boolean', f64: 'number'};
