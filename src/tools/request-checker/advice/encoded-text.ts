import {foreignToBase58} from '../../../lib/rpc-check/base58';

/** Whether a text is valid in an encoding. */
export const encodings = {
  base58: (text: string) => foreignToBase58(text) === undefined,
  base64: (text: string) => /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text),
};
