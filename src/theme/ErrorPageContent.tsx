// Ejected: shows the same crash screen as `Error`, announced to screen readers.
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {Crash} from '../components/Crash/Crash';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <Crash error={error} onTryAgain={tryAgain} />;
}
