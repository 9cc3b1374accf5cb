import type {ReactNode} from 'react';
import {counted} from '../../lib/amounts/counted';
import {grouped} from '../../lib/amounts/grouped';
import {fewestToMove, fitOf, type Fit} from '../../tools/transaction-size-planner/fit';
import {instructionCount, type TransactionShape} from '../../tools/transaction-size-planner/shape';
import styles from './TransactionSizePlanner.module.css';

/** Suggests how to make an oversized transaction fit. */
export function Advice({shape, fit}: {readonly shape: TransactionShape; readonly fit: Fit}): ReactNode {
  if (fit.fits) return null;
  const move = fewestToMove(shape);
  const asV0 = fitOf({...shape, version: 'v0'});
  const asV1 = fitOf({...shape, version: 'v1'});
  return (
    <ul className={styles.advice}>
      {fit.others.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {shape.version !== 'v0' && asV0.fits && <li>It fits as v0, with {grouped(asV0.bytes)} bytes.</li>}
      {move && shape.version !== 'v1' && (
        <li>
          Put {counted(move.accounts, 'more account')} into a <a href="#lookup-tables">lookup table</a>: as v0, it then
          has {grouped(move.bytes)} bytes.
        </li>
      )}
      {shape.version !== 'v1' && asV1.fits && (
        <li>
          Send it as <a href="#v1">v1</a>: {grouped(asV1.bytes)} of {grouped(asV1.limit)} bytes, without a table.
        </li>
      )}
      {instructionCount(shape) > 1 && (
        <li>Split it: send some of the instructions in a separate transaction, if they can land separately.</li>
      )}
    </ul>
  );
}
