// Ejected: the last-resort fallback, for when the layout itself throws, is the crash screen without a layout.
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';
import {Crash} from '../components/Crash/Crash';

export default function Error({error, tryAgain}: Props): ReactNode {
  const {key} = useLocation();
  const [crashedAt] = useState(key);
  // The boundary is above the pages of a section, and would show none of them after the crash of one.
  useEffect(() => {
    if (key !== crashedAt) tryAgain();
  }, [key, crashedAt, tryAgain]);
  return <Crash error={error} onTryAgain={tryAgain} />;
}
