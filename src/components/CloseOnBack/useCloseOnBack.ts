import {useEffect, useEffectEvent} from 'react';

/**
 * While mounted, the browser's Back closes what covers the page, and the page stays: on a phone, it looks like a page of
 * its own. Where the browser cannot cancel Back, as to another site or without the Navigation API, it closes, and the
 * page changes as well.
 *
 * Not by `history.block` of the router, which holds a single blocker: that of the mobile menu.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const {navigation} = window as {readonly navigation?: Navigation};
    if (!navigation) {
      const onPopState = () => close();
      window.addEventListener('popstate', onPopState);
      return () => window.removeEventListener('popstate', onPopState);
    }
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse') return;
      const {index} = event.destination;
      const isBack = index >= 0 && index < (navigation.currentEntry?.index ?? 0);
      // A second Back without a press in between cannot be canceled, so that no page can hold its reader.
      if (isBack && event.cancelable) event.preventDefault();
      close();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}
