import type {ReactNode} from 'react';
import {decodeError} from '../../tools/error-decoder/decode-error';
import {FindingList} from '../ErrorDecoder/FindingList';

/** Explains the errors in a response. */
export function SentErrors({text}: {readonly text: string}): ReactNode {
  return <FindingList findings={decodeError(text)} />;
}
