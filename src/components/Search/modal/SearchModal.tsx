import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useMemo, useState, type MouseEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {search as settings} from '../../../config/search';
import {searchPage} from '../../../config/search-page';
import {errorCodesPage} from '../../../data/pages';
import {useCloseOnBack} from '../../../hooks/useCloseOnBack';
import {useGo} from '../../../hooks/useGo';
import {followLink} from '../../../lib/browser/follow-link';
import type {SearchClient} from '../../../search/client';
import {createModalClient} from '../../../search/modal-client';
import {answeredQuery, shownHit, withBranches} from '../../../search/modal-hit';
import {searchPageUrl} from '../../../search/page-url';
import {searchTexts} from '../texts';
import type {TypedAhead} from '../useTypedAhead';
import {addNotice, watchAnswers} from './answer-notice';
import {Hit} from './Hit';
import {holdEnter} from './hold-enter';
import {makeAccessible} from './modal-accessibility';
import {offerDecoder} from './offer-decoder';
import {explainLeftOut, queryOf, shortenPaste} from './shorten-paste';
import '@docsearch/css/dist/modal.css';
import './SearchModal.css';

interface Props {
  readonly client: SearchClient;
  /** Its query is the initial one; if empty, the modal uses the text selected on the page. */
  readonly typed: TypedAhead;
  readonly onClose: () => void;
}

type FooterComponent = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

const texts: DocSearchModalProps['translations'] = {
  errorScreen: {titleText: searchTexts.unreachableTitle, helpText: searchTexts.unreachableHelp},
};

/** The DocSearch modal over this site's search client. */
export function SearchModal({client, typed: {query, pasted, isEntered}, onClose}: Props): ReactNode {
  const go = useGo();
  useCloseOnBack(onClose);
  const decoder = useBaseUrl(`${errorCodesPage}#decode`);
  const [scrollY] = useState(() => window.scrollY);
  // Each paste by itself, as later: what is typed beside a key would hide it.
  const [initialQuery] = useState(() =>
    queryOf(pasted.reduce((text, part) => text.replace(part, () => queryOf(part)), query)),
  );
  const {modalClient, listen} = useMemo(() => {
    const watched = watchAnswers(client);
    return {
      ...watched,
      modalClient: createModalClient(watched.client, (error) => console.warn('Search failed:', error)),
    };
  }, [client]);
  const resultsFooterComponent = useMemo(() => createFooter(go, onClose), [go, onClose]);
  const navigator = useMemo(
    () => ({
      navigate: ({item, itemUrl}: {item: object; itemUrl: string}) => openHit(go, itemUrl, shownHit(item)?.found),
    }),
    [go],
  );
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('.DocSearch-Container');
    const field = root?.querySelector('input');
    if (!root || !field) return undefined;
    const patches = new AbortController();
    const {signal} = patches;
    listen(addNotice(root, signal));
    const leaveFor = (path: string) => {
      go(path);
      onClose();
    };
    const offer = offerDecoder({root, decoder, leaveFor}, signal);
    const onInsert = (event: ClipboardEvent | DragEvent) => {
      const inserted = shortenPaste(event);
      if (inserted !== undefined) offer(inserted);
    };
    if (initialQuery !== query) {
      offer(query);
      explainLeftOut(field, query, initialQuery);
    }
    root.addEventListener('paste', onInsert, {signal});
    root.addEventListener('drop', onInsert, {signal});
    makeAccessible(root, signal);
    holdEnter(root, isEntered, signal);
    return () => patches.abort();
  }, [listen, query, initialQuery, isEntered, go, onClose, decoder]);

  return createPortal(
    <DocSearchModal
      // Required props that are not read, as `transformSearchClient` replaces the client.
      appId="-"
      apiKey="-"
      indexName={client.indexName}
      placeholder={searchPage.label}
      maxResultsPerGroup={settings.maxHitsPerGroup}
      initialQuery={initialQuery}
      initialScrollY={scrollY}
      translations={texts}
      navigator={navigator}
      transformItems={withBranches}
      transformSearchClient={() => modalClient}
      hitComponent={Hit}
      resultsFooterComponent={resultsFooterComponent}
      onClose={onClose}
    />,
    document.body,
  );
}

/** Navigates client-side to a page of this site, and with a page load to any other URL. */
function openHit(go: ReturnType<typeof useGo>, url: string, found: string | undefined): void {
  if (url.startsWith('/')) go(url, {found});
  else window.location.assign(url);
}

function createFooter(go: (path: string) => void, onClose: () => void): FooterComponent {
  return function ResultsFooter({state}) {
    const count = Number(state.context.nbHits);
    const hit = state.collections[0]?.items[0];
    const query = hit && answeredQuery(hit);
    // Recent searches, which are still shown while there is no answer.
    if (query === undefined) return null;
    const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
      followLink(event, event.currentTarget, go);
      // Not for a click that opens a tab.
      if (event.defaultPrevented) onClose();
    };
    return (
      <a href={searchPageUrl(query)} onClick={onClick}>
        See all {count} results
      </a>
    );
  };
}
