import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {createFocusTrap} from 'focus-trap';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {search as settings} from '../../config/search';
import type {SearchClient} from '../../search/client';
import {createModalClient, withoutSuggestions} from '../../search/modal-client';
import {searchPageUrl} from '../../search/page-url';
import {repairStoredSearches} from '../../search/stored-searches';
import {searchTexts} from './texts';
import '@docsearch/css/dist/modal.css';
import '@docsearch/css/dist/_variables.css';
import './SearchModal.css';

interface Props {
  readonly client: SearchClient;
  readonly onClose: () => void;
}

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;
type FooterComponent = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

const texts: DocSearchModalProps['translations'] = {
  errorScreen: {titleText: searchTexts.unreachableTitle, helpText: searchTexts.unreachableHelp},
};

/** The DocSearch modal over this site's search client. */
export function SearchModal({client, onClose}: Props): ReactNode {
  const history = useHistory();
  const [scrollY] = useState(() => window.scrollY);
  const modalClient = useMemo(() => {
    repairStored(client.indexName);
    return createModalClient(client, (error) => console.warn('Search failed:', error));
  }, [client]);
  const resultsFooterComponent = useMemo(() => createFooter(onClose), [onClose]);
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => openHit((path) => history.push(path), itemUrl)}),
    [history],
  );
  useDialog();

  return createPortal(
    <DocSearchModal
      // The hosted client gets these from its own back end; here they are not read.
      appId="-"
      apiKey="-"
      indexName={client.indexName}
      placeholder={settings.placeholder}
      maxResultsPerGroup={settings.maxHitsPerGroup}
      initialScrollY={scrollY}
      translations={texts}
      navigator={navigator}
      transformItems={withoutSuggestions}
      transformSearchClient={() => modalClient}
      hitComponent={Hit}
      resultsFooterComponent={resultsFooterComponent}
      onClose={onClose}
    />,
    document.body,
  );
}

/** Goes to a page of this site without a reload, and to any other address with one. */
function openHit(push: (path: string) => void, url: string): void {
  if (url.startsWith('/')) push(url);
  else window.location.assign(url);
}

/** A hit is a link of this site; the modal itself saves it as recent and closes. */
const Hit: HitComponent = ({hit, children}) => <Link to={hit.url}>{children}</Link>;

function createFooter(onClose: () => void): FooterComponent {
  return function ResultsFooter({state}) {
    const count = Number(state.context.nbHits);
    return (
      <Link to={searchPageUrl(state.query)} onClick={onClose}>
        See all {count} results
      </Link>
    );
  };
}

function repairStored(indexName: string): void {
  try {
    repairStoredSearches(indexName, window.localStorage);
  } catch {
    // Storage is blocked: the modal copes with that by itself.
  }
}

/** The modal's root says that it is a button, and lets the focus out; this makes it a dialog. */
function useDialog(): void {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('.DocSearch-Container');
    if (!root) return undefined;
    for (const name of wrongAttributes) root.removeAttribute(name);
    root.setAttribute('role', 'dialog');
    root.setAttribute('aria-modal', 'true');
    root.setAttribute('aria-label', searchTexts.dialogLabel);
    // The page has a footer; what the modal calls one is a list of keys.
    root.querySelector('footer')?.setAttribute('role', 'group');
    const stopObserving = removeDanglingControls(root);
    const trap = createFocusTrap(root, {
      escapeDeactivates: false,
      allowOutsideClick: true,
      initialFocus: false,
      // The search bar gives the focus back to its button.
      returnFocusOnDeactivate: false,
      fallbackFocus: () => root.querySelector('input') ?? root,
    }).activate();
    return () => {
      stopObserving();
      trap.deactivate();
    };
  }, []);
}

/** What the modal's root carries as a button and combobox. */
const wrongAttributes = ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls', 'aria-owns', 'tabindex'];

/** While it searches, the modal says that it controls lists which are not there. Returns a way to stop. */
function removeDanglingControls(root: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    for (const element of [root, ...root.querySelectorAll('[aria-controls]')]) {
      const ids = element.getAttribute('aria-controls')?.split(' ') ?? [];
      if (ids.some((id) => !document.getElementById(id))) element.removeAttribute('aria-controls');
    }
  });
  observer.observe(root, {attributes: true, attributeFilter: ['aria-controls'], subtree: true, childList: true});
  return () => observer.disconnect();
}
