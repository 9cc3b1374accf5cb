import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';
import {createBrowserHistory, type History, type LocationListener} from 'history';

/**
 * A browser history that notifies its listeners once the page of a new location has loaded, so that the old page stays
 * until then. Its `location` is that of the address bar, which may be ahead of them. A page that fails to load is
 * requested from the server instead: after a deployment its chunks may be gone.
 */
export function createLoadedHistory(): History {
  const history = createBrowserHistory();
  const listeners = new Set<LocationListener>();
  let shown = normalizeLocation(history.location);
  dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location: shown});

  history.listen((location, action) => {
    const next = normalizeLocation(location);
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown, location: next});
    const isCurrent = () => location === history.location;
    preload(location.pathname).then(
      () => {
        endUpdate();
        if (!isCurrent()) return;
        shown = next;
        for (const listener of listeners) listener(location, action);
      },
      (error: unknown) => {
        console.warn(error);
        if (isCurrent()) window.location.reload();
      },
    );
  });

  const listen = (listener: LocationListener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // `history` reassigns its own properties on navigation, which a copy would not follow.
  return Object.create(history, {listen: {value: listen}}) as History;
}
