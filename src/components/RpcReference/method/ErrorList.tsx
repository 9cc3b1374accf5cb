import type {ReactNode} from 'react';
import {nodeErrors} from '../../../data/errors/solana-errors';
import {ErrorCode} from '../../RpcWords/ErrorCode';
import {Words} from '../../RpcWords/Words';

const meanings = new Map(nodeErrors.map(({code, meaning}) => [code, meaning]));

/** Error codes with their meanings. */
export function ErrorList({codes}: {codes: readonly number[]}): ReactNode {
  if (codes.length === 0) return <p data-not-indexed="">None specific to this method.</p>;
  return (
    <ul>
      {codes.map((code) => (
        <li key={code}>
          <ErrorCode code={code} />{' '}
          <span data-not-indexed="">
            <Words text={meaningOf(code)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function meaningOf(code: number): string {
  const meaning = meanings.get(code);
  if (meaning === undefined) throw new Error(`src/data/errors/errors.json has no error ${code}.`);
  return meaning;
}
