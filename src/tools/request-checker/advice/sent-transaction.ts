import {solanaFacts} from '../../../data/facts/solana';
import {grouped} from '../../../lib/amounts/grouped';
import {foreignToBase58} from '../../../lib/rpc-check/base58';
import {finding, type Finding} from '../finding';
import type {Call} from './call';
import {encodings} from './encoded-text';

/** The first characters of a version 1 transaction, which starts with the byte 0x81, in base64. */
const startOfV1 = /^gQ/;

/** Checks the size of a sent transaction in base64, which nodes limit by its version. */
export function sentSize({method, params, config}: Call): Finding[] {
  const [given] = params;
  if (method.params[0]?.name !== 'transaction' || typeof given !== 'string' || config.encoding !== 'base64') return [];
  const {value: maxLength} = solanaFacts[startOfV1.test(given) ? 'solana.base64SizeV1' : 'solana.base64Size'];
  if (given.length <= maxLength) return [];
  const what = `The transaction has ${grouped(given.length)} characters, but a node accepts at most ${grouped(maxLength)}.`;
  return [finding('error', ['params', 0], what, 'Use a lookup table, or split the transaction.')];
}

/** Checks the encoding of a sent transaction, which nodes parse as base58 by default. */
export function sentEncoding({method, params, config, configIndex}: Call): Finding[] {
  const [field] = method.params;
  const [given] = params;
  if (field?.name !== 'transaction' || typeof given !== 'string') return [];
  // What an unset variable leaves behind: valid in every encoding.
  if (given === '') {
    return [finding('error', ['params', 0], 'The transaction is empty.', 'Put the signed transaction there.')];
  }
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
    const what = `A node reads the transaction as ${encoding}, but this text isn’t.`;
    const setting = encoding === 'base64' ? '' : ', and write "encoding": "base64"';
    return [finding('error', ['params', 0], what, `Encode the signed transaction as base64${setting}.`)];
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
