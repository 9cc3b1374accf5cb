import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';

/** For the fallback of an error boundary that outlives pages or history entries: navigation tries again. */
export function useTryAgain(tryAgain: () => void): void {
  const {key} = useLocation();
  const [crashedAt] = useState(key);
  useEffect(() => {
    if (key !== crashedAt) tryAgain();
  }, [key, crashedAt, tryAgain]);
}
