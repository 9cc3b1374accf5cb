import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {isConstrained} from '../../lib/browser/connection';
import {isOutdated} from '../../lib/browser/outdated-page';
import type {SearchClient} from '../../search/client';
import {showProgress} from '../Progress/show-progress';
import {giveHeadStart} from '@search-backend/head-start';
import type {SearchModal} from './modal/SearchModal';
import {SearchButton} from './SearchButton';
import {SearchUnavailable} from './SearchUnavailable';
import {useSearchProvider} from './useSearchProvider';
import {useSearchShortcuts} from './useSearchShortcuts';
import {useTypedAhead, type TypedAhead} from './useTypedAhead';

type Modal = typeof SearchModal;

/** What is shown besides the button. */
type View =
  | {kind: 'closed'}
  | {kind: 'loading'}
  | {kind: 'open'; Modal: Modal; client: SearchClient; typed: TypedAhead}
  | {kind: 'unavailable'; isOutdated: boolean};

/** The search button and, once opened, the modal, whose code and index load on first intent. */
export function SearchBar(): ReactNode {
  const [view, setView] = useState<View>({kind: 'closed'});
  const button = useRef<HTMLButtonElement>(null);
  const provider = useSearchProvider();
  const typed = useTypedAhead(view.kind === 'loading');

  const load = useCallback(async () => {
    giveHeadStart();
    const modal = await import(/* webpackChunkName: "modal" */ './modal-chunk');
    return {Modal: modal.SearchModal, client: modal.getSearchClient(provider), prepareOpening: modal.prepareOpening};
  }, [provider]);

  /** Speculative, so skipped on a constrained connection. */
  const prepare = useCallback(() => {
    if (!isConstrained(navigator)) load().catch(() => undefined);
  }, [load]);

  const open = useCallback(() => {
    setView({kind: 'loading'});
    load().then(
      ({Modal, client, prepareOpening}) => {
        prepareOpening(client.indexName);
        // Synchronous, so that the input has focus right away: a key pressed in between would be lost.
        flushSync(() => {
          const {current} = typed;
          setView((now) => (now.kind === 'loading' ? {kind: 'open', Modal, client, typed: current} : now));
        });
      },
      (error: unknown) =>
        setView((now) => (now.kind === 'loading' ? {kind: 'unavailable', isOutdated: isOutdated(error)} : now)),
    );
  }, [load, typed]);

  const close = useCallback(() => setView({kind: 'closed'}), []);

  useEffect(() => (view.kind === 'loading' ? showProgress('Loading the search') : undefined), [view.kind]);

  const isActive = view.kind !== 'closed';
  useEffect(() => {
    if (!isActive) return undefined;
    const {activeElement} = document;
    const {current: searchButton} = button;
    // In the effect's cleanup, after the modal has unmounted: until then, its focus trap takes the focus back.
    return () => {
      const isThere = activeElement?.isConnected && activeElement !== document.body;
      const opener = isThere ? (activeElement as HTMLElement) : searchButton;
      // Without scrolling: the button is in the navbar, to which Chrome would scroll back from below.
      opener?.focus({preventScroll: true});
    };
  }, [isActive]);

  useSearchShortcuts(isActive, {onIntent: prepare, onOpen: open, onClose: close});

  return (
    <>
      <SearchButton ref={button} onOpen={open} onIntent={prepare} />
      {view.kind === 'open' && <view.Modal client={view.client} typed={view.typed} onClose={close} />}
      {view.kind === 'unavailable' && <SearchUnavailable isOutdated={view.isOutdated} onClose={close} />}
    </>
  );
}
