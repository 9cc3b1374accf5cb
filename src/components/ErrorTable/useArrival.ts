import {useHistory} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';
import {hashTarget} from '../../lib/hash-target';

/** Goes to what a link leads to, where that was not there yet when the reader followed it. */
export function useArrival(box: RefObject<HTMLElement | null>): void {
  const {action} = useHistory();
  useEffect(() => {
    // Who goes back comes to where they have been.
    if (action === 'POP') return;
    const target = hashTarget(window.location.hash);
    if (target && box.current?.contains(target)) target.scrollIntoView();
  }, [action, box]);
}
