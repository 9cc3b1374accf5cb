import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {errorAnchor, errorsPage} from './linked-pages';

/** A code that leads to its section on the page of error codes. */
export function ErrorCode({code}: {code: number}): ReactNode {
  return (
    <a href={`${useBaseUrl(errorsPage)}#${errorAnchor(code)}`}>
      <code>{code}</code>
    </a>
  );
}
