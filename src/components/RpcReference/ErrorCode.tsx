import {useContext, type ReactNode} from 'react';
import {errorAnchor, errorsPage} from './linked-pages';
import {SitePath} from './site-path';

/** A code that leads to its section on the page of error codes. */
export function ErrorCode({code}: {code: number}): ReactNode {
  const sitePath = useContext(SitePath);
  return (
    <a href={`${sitePath(errorsPage)}#${errorAnchor(code)}`}>
      <code>{code}</code>
    </a>
  );
}
