import {useContext, type ReactNode} from 'react';
import {rpcErrorId} from '../../data/errors/error-anchors';
import {errorCodesPage} from '../../data/pages';
import {SitePath} from './site-path';

/** An error code linked to its section on the error code page. */
export function ErrorCode({code}: {code: number}): ReactNode {
  const sitePath = useContext(SitePath);
  return (
    <a href={`${sitePath(errorCodesPage)}#${rpcErrorId(code)}`}>
      <code>{code}</code>
    </a>
  );
}
