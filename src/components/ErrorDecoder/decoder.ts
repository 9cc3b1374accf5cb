/** Contents of the lazy chunk that the decoder's form loads on first use. */
export {decodeError} from '../../tools/error-decoder/decode-error';
export {FindingList} from './FindingList';
export {isPlainCode} from '../../tools/error-decoder/read-code';
export {Summary} from './Summary';
