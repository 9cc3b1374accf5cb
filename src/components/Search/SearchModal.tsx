import {useHistory} from '@docusaurus/router';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {
  Children,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type MouseEvent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {search as settings} from '../../config/search';
import type {SearchClient} from '../../search/client';
import {createModalClient, withoutSuggestions} from '../../search/modal-client';
import {searchPageUrl} from '../../search/page-url';
import {repairStoredSearches} from '../../search/stored-searches';
import {useApiKey} from '../ApiKey/api-key';
import {makeAccessible} from './modal-accessibility';
import {addStandInNotice, watchStandIn} from './stand-in-notice';
import {searchTexts} from './texts';
import '@docsearch/css/dist/modal.css';
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
  const push = usePush();
  const {key} = useApiKey();
  const [scrollY] = useState(() => {
    // The modal begins with what is selected: that could be the reader's key, which goes nowhere.
    if (key !== '') window.getSelection()?.removeAllRanges();
    return window.scrollY;
  });
  const {modalClient, listen} = useMemo(() => {
    repairStored(client.indexName);
    const watched = watchStandIn(client);
    return {
      ...watched,
      modalClient: createModalClient(watched.client, (error) => console.warn('Search failed:', error)),
    };
  }, [client]);
  const resultsFooterComponent = useMemo(() => createFooter(push, onClose), [push, onClose]);
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => openHit(push, itemUrl)}), [push]);
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('.DocSearch-Container');
    if (!root) return undefined;
    listen(addStandInNotice(root));
    return makeAccessible(root);
  }, [listen]);

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

/** What goes to a page of this site without a reload. */
function usePush(): (path: string) => void {
  const history = useHistory();
  return useCallback((path) => history.push(path), [history]);
}

/** Goes to a page of this site without a reload, and to any other address with one. */
function openHit(push: (path: string) => void, url: string): void {
  if (url.startsWith('/')) push(url);
  else window.location.assign(url);
}

/**
 * A hit is a link of this site; the modal itself saves it as recent and closes. What comes last, the
 * buttons of a recent search, stands beside the link and not in it: each has a cell of the row.
 */
const Hit: HitComponent = ({hit, children}) => {
  const push = usePush();
  const {children: parts} = (children as ReactElement<PropsWithChildren>).props;
  const content = Children.toArray(parts);
  const action = content.pop();
  return (
    <div className="DocSearch-Hit-Container">
      <div role="gridcell" className="SearchModal-link">
        {/* Not the site's link, which would fetch the page of every hit that comes and goes as the reader types. */}
        <a href={hit.url} onClick={(event) => follow(event, push)}>
          {content}
        </a>
      </div>
      <div role="gridcell" className="SearchModal-actions">
        {action}
      </div>
    </div>
  );
};

/** A plain click on a link of this site goes there without a reload; any other is the browser's. */
function follow(event: MouseEvent<HTMLAnchorElement>, push: (path: string) => void): void {
  const path = event.currentTarget.getAttribute('href') ?? '';
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !path.startsWith('/')) return;
  event.preventDefault();
  push(path);
}

function createFooter(push: (path: string) => void, onClose: () => void): FooterComponent {
  return function ResultsFooter({state}) {
    const count = Number(state.context.nbHits);
    const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
      follow(event, push);
      onClose();
    };
    return (
      <a href={searchPageUrl(state.query)} onClick={onClick}>
        See all {count} results
      </a>
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
