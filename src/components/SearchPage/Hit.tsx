import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {readMarked} from '../../lib/marked-text';
import {hierarchyLevels, ownHeading, type MarkedField, type SearchHit} from '../../lib/search-record';
import styles from './SearchPage.module.css';

/** One result: where it is, its heading, and the words around the match. */
export function Hit({hit}: {hit: SearchHit}): ReactNode {
  const {level, text} = ownHeading(hit);
  const heading = hit._highlightResult?.hierarchy?.[level]?.value ?? text;
  const snippet = hit._snippetResult?.content;
  const ancestors = hierarchyLevels
    .slice(0, hierarchyLevels.indexOf(level))
    .flatMap((name) => hit.hierarchy[name] ?? []);
  return (
    <li className={styles.hit}>
      <p className={styles.ancestors}>{ancestors.join(' › ')}</p>
      <h2 className={styles.heading}>
        <Link to={hit.url}>
          <Marked value={heading} />
        </Link>
      </h2>
      {snippet && <Snippet field={snippet} />}
    </li>
  );
}

function Snippet({field}: {field: MarkedField}): ReactNode {
  return (
    <p className={styles.snippet}>
      <Marked value={field.value} />
    </p>
  );
}

/** Marked text as elements: whatever the value holds stays text. */
function Marked({value}: {value: string}): ReactNode {
  return readMarked(value).map(({text, isMatch}, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
