/** Contents of the lazy chunk of what decodes errors: the decoder's form on first use, a failed request. */
export {decodeError} from '../../tools/error-decoder/decode-error';
export {FindingList} from './FindingList';
export {isPlainCode} from '../../tools/error-decoder/decode-code';
export {Summary} from './Summary';
