// Ejected: the last-resort fallback, for when the layout itself throws, is the crash screen without a layout.
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {Crash} from '../components/Crash/Crash';
import {useTryAgain} from '../hooks/useTryAgain';

export default function Error({error, tryAgain}: Props): ReactNode {
  // The boundary is above the pages of a section, and would show none of them after the crash of one.
  useTryAgain(tryAgain);
  return <Crash error={error} onTryAgain={tryAgain} />;
}
