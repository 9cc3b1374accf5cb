/** What the form of the decoder loads when a reader comes to it. */
export {decodeError} from '../../tools/error-decoder/decode-error';
export {FindingList} from './FindingList';
export {isPlainCode} from '../../tools/error-decoder/read-code';
export {Summary} from './Summary';
