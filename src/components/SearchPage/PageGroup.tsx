import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useGo} from '../../hooks/useGo';
import {followLink} from '../../lib/browser/follow-link';
import {hierarchyLevels, ownHeading, type SearchHit} from '../../lib/search/search-record';
import {Marked} from '../Search/modal/Marked';
import {isPageItself, type PageHits} from './group-hits';
import styles from './SearchPage.module.css';

/** The hits on one page: its title, then the matches on the page itself and in its sections. */
export function PageGroup({url, best, hits}: PageHits): ReactNode {
  const {lvl0, lvl1} = best.hierarchy;
  return (
    <section className={styles.group}>
      <p className={styles.ancestors}>{lvl0}</p>
      <h2 className={styles.pageTitle}>
        <Link to={url}>
          <Marked value={best._highlightResult?.hierarchy?.lvl1?.value ?? lvl1} />
        </Link>
      </h2>
      <ol className={styles.hits}>
        {hits.map((hit) =>
          isPageItself(hit) ? <PageText key={hit.objectID} hit={hit} /> : <Section key={hit.objectID} hit={hit} />,
        )}
      </ol>
    </section>
  );
}

/** A hit on the page itself, which the group's title links to: adds only the snippet. */
function PageText({hit}: {hit: SearchHit}): ReactNode {
  const snippet = hit._snippetResult?.content?.value;
  return (
    <li className={styles.hit}>
      <p>{snippet ? <Marked value={snippet} /> : 'The title matches your search.'}</p>
    </li>
  );
}

/** A hit in a section: parent headings, its own heading, and the snippet. */
function Section({hit}: {hit: SearchHit}): ReactNode {
  const go = useGo();
  const {level, text} = ownHeading(hit);
  const snippet = hit._snippetResult?.content?.value;
  const ancestors = hierarchyLevels
    .slice(hierarchyLevels.indexOf('lvl2'), hierarchyLevels.indexOf(level))
    .flatMap((name) => hit.hierarchy[name] ?? []);
  return (
    <li className={styles.section}>
      {ancestors.length > 0 && <p className={styles.ancestors}>{ancestors.join(' › ')}</p>}
      <h3 className={styles.heading}>
        <Link
          to={hit.url}
          onClick={(event) => followLink(event, event.currentTarget, (path) => go(path, {found: hit.found}))}>
          <Marked value={hit._highlightResult?.hierarchy?.[level]?.value ?? text} />
        </Link>
      </h3>
      {snippet && (
        <p>
          <Marked value={snippet} />
        </p>
      )}
    </li>
  );
}
