import {useEffect, useEffectEvent, useRef, type RefObject} from 'react';
import {onCloseRequest} from './close-request';

/**
 * While mounted, the browser's Back button closes an overlay instead of leaving the page: on a phone, the overlay looks
 * like a page of its own. Where Back cannot be canceled, such as to another site on an iPhone or without the Navigation
 * API, the overlay closes and the browser navigates.
 *
 * Does not use the router's `history.block`, which supports a single blocker: the mobile menu has it.
 */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => onCloseRequest(() => close()), []);
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
      // Browsers don't let pages trap their readers: a second Back without user input in between cannot be canceled.
      if (isBack && event.cancelable) event.preventDefault();
      close();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);
}

/**
 * Returns the ref of a dialog that is modal while it is mounted, and that Back closes.
 *
 * Here, since every page loads it: a module of its own would make the main script larger.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(() => dialog.current?.close());
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
