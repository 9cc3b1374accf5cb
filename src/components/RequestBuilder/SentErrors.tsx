import type {ReactNode} from 'react';
import {decodeError} from '../../tools/error-decoder/decode-error';
import {Finding} from '../ErrorDecoder/Finding';
import tool from '../ToolParts/ToolParts.module.css';

/** Explains the errors in a response. */
export function SentErrors({text}: {readonly text: string}): ReactNode {
  return decodeError(text).map((error) => (
    <div key={error.id} className={tool.result}>
      <Finding error={error} />
    </div>
  ));
}
