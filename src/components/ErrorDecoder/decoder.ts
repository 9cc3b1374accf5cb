/** What the form of the decoder loads when a reader comes to it. */
export {decodeError} from './decode-error';
export {FindingList} from './FindingList';
export {isPlainCode} from './read-code';
export {Summary} from './Summary';
