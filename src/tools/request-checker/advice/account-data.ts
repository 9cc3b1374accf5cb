import {withLimits} from '../../../data/rpc/field-words';
import {isObject} from '../../../lib/is-object';
import {finding, type Finding} from '../finding';
import type {Call} from './call';

/** Warns about base58 account data, explicit or by default: nodes limit it to short data. */
export function encoding({config, configIndex, setting}: Call): Finding[] {
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
  const isNamed = (config.encoding ?? null) !== null;
  const isBase58 = isNamed ? config.encoding === 'base58' : field?.default === 'binary';
  if (!isBase58 || !field?.constraints?.includes('binary') || isObject(config.dataSlice)) return [];
  const limits = withLimits(field.constraints ?? '', field);
  return [
    finding(
      'warning',
      isNamed ? ['params', configIndex, 'encoding'] : ['params', configIndex],
      `${isNamed ? '' : 'Without encoding, data is returned as base58. '}${limits}`.trim(),
      isNamed ? 'Write "base64", or "jsonParsed".' : 'Add "encoding": "base64", or "jsonParsed".',
    ),
  ];
}

/** Warns that a slice does not apply to parsed data; where a node has no parser, it returns the slice as base64. */
export function parsedSlice({config, configIndex, setting}: Call): Finding[] {
  if (setting('dataSlice') === undefined || config.encoding !== 'jsonParsed' || !isObject(config.dataSlice)) return [];
  return [
    finding(
      'warning',
      ['params', configIndex, 'dataSlice'],
      'With jsonParsed, a node ignores dataSlice for each account that it can parse.',
      'Write "encoding": "base64" to get only that part of the data, or leave dataSlice out.',
    ),
  ];
}
