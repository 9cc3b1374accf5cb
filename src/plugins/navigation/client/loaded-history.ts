import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import {createBrowserHistory, type History, type Location, type LocationListener} from 'history';
import {flushSync} from 'react-dom';
import {loadIfSent} from '../../../lib/browser/load-if-sent';
import {reportPageFailure} from '../../../lib/browser/page-failure';
import {keepPlace, lastScrollY} from './reading-places';

let instance: History | undefined;

/**
 * The page's browser history. It notifies its listeners once the page of a new location has loaded, so that the old
 * page stays until then; its `location` is that of the address bar, which may be ahead of them. A page that fails to
 * load is requested from the server instead: after a deployment its chunks may be gone. Without an answer, the old page
 * stays, and gets its entry back.
 *
 * A singleton: React renders the router again after a hydration error, and two histories would both load pages.
 */
export function loadedHistory(): History {
  return (instance ??= createLoadedHistory());
}

/** Exported for tests, which need more than one. */
export function createLoadedHistory(): History {
  const history = createBrowserHistory();
  const addKey = () => {
    // Not the location, whose path is decoded already.
    const {pathname, search, hash} = window.location;
    history.replace(pathname + search + hash);
  };
  // The router gives keys to the entries that it creates. With one, each entry is told from others for the same URL.
  if (history.location.key === undefined) addKey();
  const listeners = new Set<LocationListener>();
  let latest = history.location;
  /** Of the entries since the page was loaded, in order. */
  const keys = [latest.key];
  const placeOf = ({key}: Location) => keys.indexOf(key);
  let shown = normalizeLocation(latest);
  let cleanUp: (() => void) | undefined;
  const endUpdate = () => {
    cleanUp?.();
    cleanUp = undefined;
  };
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: shown});

  const update: LocationListener = (location, action) => {
    // A blocked Back, such as the one that closes the mobile menu, notifies of the location that stays.
    if (location === latest) return;
    // Without a key: the browser itself followed a link to a fragment, or a typed one. It is new, not one to go back to.
    const isNew = location.key === undefined;
    if (isNew || action === 'PUSH') keys.splice(placeOf(latest) + 1, keys.length, location.key);
    else if (action === 'REPLACE') keys[placeOf(latest)] = location.key;
    latest = location;
    if (isNew) {
      addKey();
      return;
    }
    const next = normalizeLocation(location);
    keepPlace(shown, action === 'PUSH' ? window.scrollY : lastScrollY());
    // Also ends the update of a navigation that this one supersedes.
    endUpdate();
    cleanUp = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown, location: next});
    const isCurrent = () => location === latest;
    preload(next.pathname).then(
      () => {
        if (!isCurrent()) return;
        endUpdate();
        shown = next;
        // Within the click, if the page was prefetched: otherwise, the browser would paint the old page once more first.
        flushSync(() => {
          for (const listener of listeners) listener(location, action);
        });
      },
      (error: unknown) => {
        console.warn(error);
        if (!isCurrent()) return;
        void loadIfSent(undefined, isCurrent).then((reloads) => {
          if (reloads || !isCurrent()) return;
          endUpdate();
          reportPageFailure({error, href: window.location.href});
          // From a link back, and from Back or Forward either way. Entries from before a reload are not known.
          const [from, to] = [placeOf(location), placeOf(shown)];
          if (from >= 0 && from !== to) history.go(to - from);
        });
      },
    );
  };
  history.listen(update);

  const listen = (listener: LocationListener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // `history` reassigns its own properties on navigation, which a copy would not follow.
  return Object.create(history, {listen: {value: listen}}) as History;
}
