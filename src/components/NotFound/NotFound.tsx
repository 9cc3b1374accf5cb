import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import listedPages from '@generated/page-list/default/pages.json';
import {useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {mainSections} from '../../config/not-found';
import {provider} from '../../config/provider';
import {searchPage} from '../../config/search-page';
import {cleanQuery} from '../../search/clean-query';
import {searchPageUrl} from '../../search/page-url';
import {Card, Cards} from '../Cards/Cards';
import {addressQuery} from './address-words';
import {nearestPages} from './nearest-pages';
import styles from './NotFound.module.css';

const maxSuggestions = 3;

/** The 404 page: the pages whose URLs are most similar, a search link, and the main sections. */
export function NotFound(): ReactNode {
  const page = useRef<HTMLElement>(null);
  useKeptFocus(page);
  return (
    <main ref={page} className={styles.page}>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link may have a typo.</p>
      <Suggestions />
      <h2>Main sections</h2>
      <Cards>
        {mainSections.map(({title, to, text}) => (
          <Card key={to} title={title} to={to}>
            {text}
          </Card>
        ))}
      </Cards>
      <p>
        Did a link on this site bring you here? Tell <a href={provider.links.support}>support</a> which one.
      </p>
    </main>
  );
}

/** Suggestions based on the URL. Empty when pre-rendered, since the 404 page is not built for a particular URL. */
function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  if (typeof window === 'undefined') return <div className={styles.suggestions} />;
  const pages = nearestPages(pathname, listedPages, maxSuggestions);
  const query = cleanQuery(addressQuery(pathname), searchPage.maxQueryLength);
  return (
    <div className={styles.suggestions}>
      {pages.length > 0 && (
        <>
          <p id="nearest-pages">Similar pages:</p>
          <ul aria-labelledby="nearest-pages">
            {pages.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <span className={styles.path}>{path}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {query === '' ? (
          <Link to={searchPage.path}>Search the documentation</Link>
        ) : (
          <Link to={searchPageUrl(query)}>Search for “{query}”</Link>
        )}
      </p>
    </div>
  );
}

/**
 * Keeps the focus in the page, which replaces its built HTML: on the link with the same address. Nothing else in it can
 * have the focus.
 */
function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  // During the first render, the built HTML is still there.
  const [address] = useState(focusedAddress);
  useLayoutEffect(() => {
    if (!address) return;
    // The last one: the suggestions above are not in the built HTML.
    const links = page.current?.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`) ?? [];
    [...links].at(-1)?.focus();
  }, [page, address]);
}

function focusedAddress(): string | null | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.activeElement?.closest('main a')?.getAttribute('href');
}
