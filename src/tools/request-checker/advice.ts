import {commitmentLevels} from '../../data/rpc/commitment';
import {withLimits} from '../../data/rpc/field-words';
import type {RpcField, RpcMethod} from '../../data/rpc/methods';
import {grouped} from '../../lib/amounts/grouped';
import {foreignToBase58} from '../../lib/rpc-check/base58';
import {isObject} from '../../lib/is-object';
import type {Path} from '../../lib/rpc-check/problem';
import {finding, type Finding} from './finding';

type Config = Readonly<Record<string, unknown>>;

interface Call {
  readonly method: RpcMethod;
  readonly params: readonly unknown[];
  /** The object with the settings, empty when it is left out. */
  readonly config: Config;
  readonly configIndex: number;
  readonly setting: (name: string) => RpcField | undefined;
  readonly isOpen: IsOpen;
}

/** Whether the value at a path is a placeholder. */
type IsOpen = (path: Path) => boolean;

const noneIsOpen: IsOpen = () => false;

/** What goes wrong although it is valid, or what a schema cannot say, of parameters that satisfy the schema. */
export function advise(method: RpcMethod, params: readonly unknown[], isOpen = noneIsOpen): Finding[] {
  const rules = [
    availability,
    settingsTwice,
    bareEncoding,
    version,
    encoding,
    sentEncoding,
    filters,
    filterBytes,
    combinations,
    spans,
    ignored,
  ];
  const call = readCall(method, params, isOpen);
  return rules.flatMap((rule) => rule(call));
}

/** What can be said of parameters that do not satisfy the schema as well: more would be noise. */
export function adviseAnyway(method: RpcMethod, params: readonly unknown[], isOpen = noneIsOpen): Finding[] {
  const call = readCall(method, params, isOpen);
  return [...commitment(call), ...version(call)];
}

function readCall(method: RpcMethod, params: readonly unknown[], isOpen: IsOpen): Call {
  const places = settingsPlaces(method);
  const configIndex = places.filter((index) => isObject(params[index])).at(-1) ?? places[0] ?? -1;
  const given = params[configIndex];
  const setting = (name: string) => method.params[configIndex]?.fields?.find((field) => field.name === name);
  return {method, params, config: isObject(given) ? given : {}, configIndex, setting, isOpen};
}

/** Where settings can stand: at two places where they are written in place of a parameter. */
function settingsPlaces(method: RpcMethod): number[] {
  return method.params.flatMap(({name}, index) => (name === 'config' ? [index] : []));
}

/** Source: `config.or(maybe_config)` in `rpc/src/rpc.rs` of Agave. */
function settingsTwice({method, params}: Call): Finding[] {
  const [first, second] = settingsPlaces(method);
  if (first === undefined || second === undefined || !isObject(params[second])) return [];
  const what = 'A node goes by the settings at the end, and ignores these.';
  return [finding('warning', ['params', first], what, 'Put all settings into one object.')];
}

function availability({method: {name, availability: when, requiresFlag, unstable}}: Call): Finding[] {
  if (when === 'announced') {
    return [finding('warning', ['method'], `No release serves ${name} yet.`, 'Expect error -32601 until one does.')];
  }
  if (requiresFlag !== undefined) {
    return [
      finding(
        'warning',
        ['method'],
        `${name} is off unless the node’s operator has turned it on.`,
        'Be ready for error -32601.',
      ),
    ];
  }
  if (unstable !== true) return [];
  return [finding('hint', ['method'], `${name} is unstable: Solana may change it.`, 'Check it after each release.')];
}

/**
 * A node reads most commitments as a part of the settings that may be missing as a whole, and so takes one that it
 * does not know for none: https://github.com/serde-rs/serde/issues/1880.
 */
function commitment({config, configIndex, setting}: Call): Finding[] {
  const field = setting('commitment');
  const given = config.commitment ?? null;
  const isLevel = commitmentLevels.some(({level}) => level === given);
  if (field === undefined || field.notNull === true || given === null || isLevel) return [];
  return [
    finding(
      'warning',
      ['params', configIndex, 'commitment'],
      'A node doesn’t refuse this commitment: it silently uses finalized instead.',
      'Fix it: until then, responses can be older than you expect.',
    ),
  ];
}

function bareEncoding({params, configIndex}: Call): Finding[] {
  const given = params[configIndex];
  if (typeof given !== 'string') return [];
  return [
    finding(
      'warning',
      ['params', configIndex],
      'A bare encoding instead of a settings object is deprecated.',
      `Write {"encoding": ${JSON.stringify(given)}}, with maxSupportedTransactionVersion.`,
    ),
  ];
}

/** Blocks without transactions, or with their signatures alone, have no versions to read. */
const withoutVersions: readonly unknown[] = ['none', 'signatures'];

function version({method, config, configIndex, setting}: Call): Finding[] {
  const name = 'maxSupportedTransactionVersion';
  if (setting(name) === undefined || withoutVersions.includes(config.transactionDetails)) return [];
  const given = config[name] ?? null;
  const fails =
    method.transport === 'websocket'
      ? 'arrives as an error without its block'
      : 'makes the call fail with error -32015';
  if (given === null) {
    return [
      finding(
        'warning',
        ['params', configIndex],
        `Without ${name}, the first versioned transaction ${fails}.`,
        `Add "${name}": 1.`,
      ),
    ];
  }
  if (given !== 0) return [];
  return [
    finding(
      'warning',
      ['params', configIndex, name],
      `With 0, a transaction of version 1 ${fails}.`,
      'Write 1, if your code can read version 1.',
    ),
  ];
}

/** Account data: base58 is for short data only, and data comes in it without an encoding, too. */
function encoding({config, configIndex, setting}: Call): Finding[] {
  const field = setting('encoding');
  if (config.encoding === 'binary') {
    return [
      finding(
        'warning',
        ['params', configIndex, 'encoding'],
        'The encoding binary is an old name for base58.',
        'Write "base64".',
      ),
    ];
  }
  if (field?.default !== 'binary' || isObject(config.dataSlice)) return [];
  const isNamed = (config.encoding ?? null) !== null;
  if (isNamed && config.encoding !== 'base58') return [];
  const limits = withLimits(field.constraints ?? '', field);
  return [
    finding(
      'warning',
      isNamed ? ['params', configIndex, 'encoding'] : ['params', configIndex],
      `${isNamed ? '' : 'Without encoding, data comes as base58. '}${limits}`.trim(),
      isNamed ? 'Write "base64", or "jsonParsed".' : 'Add "encoding": "base64", or "jsonParsed".',
    ),
  ];
}

/** A transaction that is sent: a node reads it as base58 unless told otherwise. */
function sentEncoding({method, params, config, configIndex}: Call): Finding[] {
  const [field] = method.params;
  const [given] = params;
  if (field?.name !== 'transaction' || typeof given !== 'string') return [];
  const isNamed = (config.encoding ?? null) !== null;
  if (!isNamed && foreignToBase58(given) !== undefined) {
    return [
      finding(
        'error',
        ['params', configIndex],
        'Without encoding, a node reads the transaction as base58, but it isn’t.',
        'Add "encoding": "base64".',
      ),
    ];
  }
  const encoding = config.encoding === 'base64' ? 'base64' : 'base58';
  if (!encodings[encoding](given)) {
    const what = `A node reads the transaction as ${encoding}, and this text is not.`;
    return [
      finding('error', ['params', 0], what, 'Encode the signed transaction as base64, and write "encoding": "base64".'),
    ];
  }
  if (encoding === 'base64') return [];
  return [
    finding(
      'hint',
      isNamed ? ['params', configIndex, 'encoding'] : ['params', 0],
      'base58 is slow, and deprecated for sending transactions.',
      'Encode the transaction as base64, and write "encoding": "base64".',
    ),
  ];
}

/** A filter is one condition: an object with one field. */
function filters({method, params, config, configIndex, setting}: Call): Finding[] {
  const index = method.params.findIndex(({name}) => name === 'filter');
  const listed: readonly unknown[] = Array.isArray(config.filters) ? config.filters : [];
  return [
    ...oneField(params[index], method.params[index], ['params', index]),
    ...mentions(params[index], ['params', index]),
    ...listed.flatMap((given, at) => oneField(given, setting('filters'), ['params', configIndex, 'filters', at])),
  ];
}

const encodings = {
  base58: (text: string) => foreignToBase58(text) === undefined,
  base64: (text: string) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
};

/** The bytes of a filter: a node reads a text as base58 unless told otherwise. */
function filterBytes({config, configIndex}: Call): Finding[] {
  const listed: readonly unknown[] = Array.isArray(config.filters) ? config.filters : [];
  return listed.flatMap((filter, at) => {
    const given = isObject(filter) && isObject(filter.memcmp) ? filter.memcmp : {};
    const encoding = given.encoding ?? 'base58';
    if (typeof given.bytes !== 'string' || (encoding !== 'base58' && encoding !== 'base64')) return [];
    if (encodings[encoding](given.bytes)) return [];
    const isNamed = (given.encoding ?? null) !== null;
    return [
      finding(
        'error',
        ['params', configIndex, 'filters', at, 'memcmp', 'bytes'],
        `${isNamed ? 'A' : 'Without encoding, a'} node reads bytes as ${encoding}, and this text is not.`,
        encoding === 'base58' && encodings.base64(given.bytes) && !given.bytes.startsWith('0x')
          ? 'Add "encoding": "base64" to memcmp, if the text is base64.'
          : `Encode the bytes that you look for as ${encoding}.`,
      ),
    ];
  });
}

function oneField(given: unknown, field: RpcField | undefined, path: Path): Finding[] {
  if (field?.fields === undefined || !isObject(given) || Object.keys(given).length === 1) return [];
  const names = field.fields.map(({name}) => name);
  return [
    finding('error', path, `The filter has ${Object.keys(given).length} fields.`, `Write one of ${names.join(', ')}.`),
  ];
}

function mentions(given: unknown, path: Path): Finding[] {
  if (!isObject(given) || !Array.isArray(given.mentions) || given.mentions.length === 1) return [];
  return [
    finding(
      'error',
      [...path, 'mentions'],
      `mentions takes one address, and has ${given.mentions.length}.`,
      'Subscribe once for each address.',
    ),
  ];
}

function combinations({config, configIndex}: Call): Finding[] {
  if (config.sigVerify === true && config.replaceRecentBlockhash === true) {
    return [
      finding(
        'error',
        ['params', configIndex, 'sigVerify'],
        'You can’t combine sigVerify and replaceRecentBlockhash: a new blockhash voids the signatures.',
        'Set one of them to false.',
      ),
    ];
  }
  return [];
}

/** A number that may lie above another one by so much. A node counts no further than to its newest slot. */
function spans({method, params, isOpen}: Call): Finding[] {
  return method.params.flatMap(({maxSpan, spanFrom}, end) => {
    if (maxSpan === undefined) return [];
    const start = method.params.findIndex(({name}) => name === spanFrom);
    if (isOpen(['params', start])) return [];
    const ends = [params[start], params[end]];
    if (!ends.every((slot) => typeof slot === 'number' || typeof slot === 'bigint')) return [];
    const [from = 0n, to = 0n] = ends.map(BigInt);
    if (to - from <= BigInt(maxSpan)) return [];
    const what = `The range is longer than ${grouped(maxSpan)} slots: a node refuses it, unless its newest slot is closer.`;
    return [finding('warning', ['params', end], what, 'Request several ranges, one after the other.')];
  });
}

function ignored({method, config, configIndex}: Call): Finding[] {
  if (method.transport !== 'websocket' || (config.minContextSlot ?? null) === null) return [];
  return [
    finding(
      'hint',
      ['params', configIndex, 'minContextSlot'],
      'Subscriptions accept minContextSlot but ignore it.',
      'Leave it out.',
    ),
  ];
}
