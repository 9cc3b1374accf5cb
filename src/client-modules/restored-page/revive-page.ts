/**
 * Client module. A page that is left before it has hydrated goes to the back/forward cache like that. Firefox drops the
 * messages that are under way then, one of which is how React continues: after Back, the page would never respond.
 */
import {isHydrated} from '../../lib/browser/is-hydrated';
import {loadIfSent} from '../../lib/browser/load-if-sent';

if (typeof window !== 'undefined') {
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted && !isHydrated()) void loadIfSent();
  });
}
