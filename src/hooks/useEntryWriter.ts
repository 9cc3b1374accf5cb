import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {entryState} from '../lib/browser/entry-state';

/**
 * Debounce delay in milliseconds. It keeps a single writer below the rate limit for history updates, 100 per 30 seconds
 * in Safari; but the limit is that of the page, and its writers share it with each other and with links.
 */
const writeDelay = 300;

/**
 * Calls a function that stores state in the history entry, debounced, whenever the function or the entry changes: a
 * hash link within the page creates an entry without that state.
 *
 * @param write memoized
 */
export function useEntryWriter(write: () => void): void {
  const {key} = useLocation();
  useEffect(() => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', writeNow);
      window.removeEventListener('click', writeNow, {capture: true});
      window.removeEventListener('submit', writeNow, {capture: true});
    };
    const writeNow = () => {
      end();
      // While the next page loads, or after Back, the entry can already be another one.
      if (entryState('key') === key) write();
    };
    const timer = setTimeout(writeNow, writeDelay);
    // A reload must not lose what was typed last. It requests the URL as it was, but state written now is kept; at
    // `pagehide`, it is too late.
    window.addEventListener('beforeunload', writeNow);
    // Nor must a link, which creates another entry. Enter on a link is a click, too; in the field of a form without a
    // button, it is not.
    window.addEventListener('click', writeNow, {capture: true});
    window.addEventListener('submit', writeNow, {capture: true});
    return end;
  }, [write, key]);
}
