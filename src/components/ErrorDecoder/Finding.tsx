import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {retryLabels} from '../../data/errors/retry-labels';
import {grouped} from '../../lib/amounts/grouped';
import {type Certainty, type DecodedError, ownerLabels} from '../../tools/error-decoder/decoded-error';
import {InlineMarkdown} from '../InlineMarkdown/InlineMarkdown';
import {WordBreaks} from '../WordBreaks/WordBreaks';
import styles from './Finding.module.css';

const certaintyLabels: Readonly<Record<Certainty, string | undefined>> = {
  certain: undefined,
  possible: 'Possible meaning',
  unknown: 'Not documented',
};

/** A batch can repeat an error thousands of times, and the first places are enough to find it. */
const maxPlaces = 5;

/** One decoded error: its source, its meaning, whether to retry, and what to do. */
export function Finding({error}: {readonly error: DecodedError}): ReactNode {
  const {owner, ownerName, certainty, code, name, meaning, cause, note, retry, actions, places, quotes, href} = error;
  const certaintyLabel = certaintyLabels[certainty];
  const omitted = places.length - maxPlaces;
  const details = [
    ...(ownerName === undefined ? [] : [ownerName]),
    ...places.slice(0, maxPlaces),
    ...(omitted > 0 ? [`and ${grouped(omitted)} more`] : []),
  ];
  return (
    <article className={styles.finding} aria-label={[code, name].filter(Boolean).join(' ')}>
      <p className={styles.head}>
        <code className={styles.code}>
          <WordBreaks text={code} />
        </code>{' '}
        {name !== '' && (
          <strong className={styles.name}>
            <WordBreaks text={name} />
          </strong>
        )}
      </p>
      <p className={styles.labels}>
        <span className={styles.owner}>From: {ownerLabels[owner]}</span>
        {certaintyLabel !== undefined && <span className={styles.certainty}>{certaintyLabel}</span>}
        {details.map((detail) => (
          <span key={detail} className={styles.detail}>
            {detail}
          </span>
        ))}
      </p>
      <p>
        <InlineMarkdown text={meaning} />
      </p>
      {quotes.map((quote) => (
        <p key={quote} className={styles.quote}>
          <span className={styles.quoteLabel}>Your text says:</span> {quote}
        </p>
      ))}
      {note !== undefined && (
        <p className={styles.note}>
          <InlineMarkdown text={note} />
        </p>
      )}
      <dl className={styles.advice}>
        {cause !== undefined && (
          <div>
            <dt>Usual causes</dt>
            <dd>
              <InlineMarkdown text={cause} />
            </dd>
          </div>
        )}
        {retry !== undefined && (
          <div>
            <dt>Retry?</dt>
            <dd className={styles.retry}>{retryLabels[retry]}</dd>
          </div>
        )}
        <div>
          <dt>What to do</dt>
          <dd>
            <ul className={styles.actions}>
              {actions.map((action) => (
                <li key={action}>
                  <InlineMarkdown text={action} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <p className={styles.more}>
        <Link to={href}>
          More about <WordBreaks text={name === '' ? code : name} />
        </Link>
      </p>
    </article>
  );
}
