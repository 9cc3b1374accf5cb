import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {ComponentType, ReactNode} from 'react';
import {useTryAgain} from '../../hooks/useTryAgain';
import {setEntryState} from '../../lib/browser/entry-state';
import {replaceQuery} from '../../lib/browser/page-address';
import {Failure} from '../Failure/Failure';

/** Where a tool keeps what the reader entered. */
interface KeptIn {
  /** Query parameters of the URL. */
  readonly parameters?: readonly string[];
  /** Name in the history entry. */
  readonly entry?: string;
}

interface Crash {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Made by `startsOver`: a tool whose crash does not take the page along. */
export type SafeTool = ComponentType & {readonly startsOver: true};

/**
 * A tool that says so when it crashes, and can start over without its input: it would read it again, and crash again,
 * even after a reload. In the chunk of the tool, whose own failure to load is another matter.
 */
export function startsOver(Tool: ComponentType, {parameters = [], entry}: KeptIn): SafeTool {
  const forget = () => {
    replaceQuery(Object.fromEntries(parameters.map((name) => [name, undefined])));
    if (entry !== undefined) setEntryState(entry, undefined);
  };

  function Crashed({error, tryAgain}: Crash): ReactNode {
    // Another history entry has another input.
    useTryAgain(tryAgain);
    return (
      <Failure
        title="This tool"
        trouble="crashed on its input. Start over without it. If it crashes again, send us this message:"
        error={error}
        label="Start over"
        onRetry={() => {
          forget();
          tryAgain();
        }}
      />
    );
  }

  function StartsOver(): ReactNode {
    return (
      <ErrorBoundary fallback={(crash) => <Crashed {...crash} />}>
        <Tool />
      </ErrorBoundary>
    );
  }
  return Object.assign(StartsOver, {startsOver: true} as const);
}
