import {knownPrograms} from '../../../data/errors/known-programs';
import {limitsPage} from '../../../data/pages';
import type {RpcField} from '../../../data/rpc/methods';
import {isObject} from '../../../lib/is-object';
import type {Path} from '../../../lib/rpc-check/problem';
import {finding, type Finding} from '../finding';
import type {Call} from './call';
import {encodings} from './encoded-text';

/** A filter is one condition: an object with one field. */
export function filters({method, params, config, configIndex, setting}: Call): Finding[] {
  const index = method.params.findIndex(({name}) => name === 'filter');
  const listed: readonly unknown[] = Array.isArray(config.filters) ? config.filters : [];
  return [
    ...oneField(params[index], method.params[index], ['params', index]),
    ...mentions(params[index], ['params', index]),
    ...listed.flatMap((given, at) => oneField(given, setting('filters'), ['params', configIndex, 'filters', at])),
  ];
}

/** A filter by token program accepts only the programs that nodes index. */
export function tokenPrograms({method, params}: Call): Finding[] {
  const index = method.params.findIndex(({name, fields}) => name === 'filter' && fields?.some(isProgramId));
  const filter = params[index];
  const given = isObject(filter) ? filter.programId : undefined;
  if (typeof given !== 'string' || programs.some(({address}) => address === given)) return [];
  return [
    finding(
      'error',
      ['params', index, 'programId'],
      'This is not a token program: a node returns error -32602.',
      `Write ${programs.map(({address, name}) => `${address} (${name})`).join(' or ')}.`,
    ),
  ];
}

const programs = knownPrograms.filter(({name}) => name === 'Token program' || name === 'Token-2022 program');

function isMemcmp(filter: unknown): boolean {
  return isObject(filter) && Object.hasOwn(filter, 'memcmp');
}

function isProgramId({name}: RpcField): boolean {
  return name === 'programId';
}

/** Warns about a scan of all token accounts: only filters by owner or mint can use an index. */
export function wholeTokenProgram({method, params, config, configIndex, isOpen}: Call): Finding[] {
  const program = programs.find(({address}) => address === params[0]);
  if (method.name !== 'getProgramAccounts' || program === undefined) return [];
  if (isOpen(['params', configIndex]) || isOpen(['params', configIndex, 'filters'])) return [];
  const given = config.filters ?? [];
  if (!Array.isArray(given) || given.some(isMemcmp)) return [];
  const what = `Without a memcmp filter, this asks for all accounts of the ${program.name} in one response: expect a node to refuse it, or to be too slow.`;
  const instead = 'Filter by owner (offset 32) or by mint (offset 0), or call getTokenAccountsByOwner.';
  const more = {label: 'What to call instead', to: `${limitsPage}#other-methods`};
  return [{...finding('warning', ['params', 0], what, instead), more}];
}

/** Checks the bytes of a filter, which nodes parse as base58 by default. */
export function filterBytes({config, configIndex}: Call): Finding[] {
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
        `${isNamed ? 'A' : 'Without encoding, a'} node reads bytes as ${encoding}, but this text isn’t.`,
        encoding === 'base58' && encodings.base64(given.bytes) && !given.bytes.startsWith('0x')
          ? 'Add "encoding": "base64" to memcmp, if the text is base64.'
          : `Encode the bytes to match as ${encoding}.`,
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
      `mentions accepts one address, but has ${given.mentions.length}.`,
      'Subscribe once for each address.',
    ),
  ];
}
