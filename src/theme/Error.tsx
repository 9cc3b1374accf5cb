// Ejected: the last-resort fallback, for when the layout itself throws, is the crash screen without a layout.
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {Crash} from '../components/Crash/Crash';

export default function Error({error, tryAgain}: Props): ReactNode {
  return <Crash error={error} onTryAgain={tryAgain} />;
}
