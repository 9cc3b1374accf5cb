import type {ReactNode} from 'react';
import {PartFailure} from '../Failure/PartFailure';
import {useOnDemand} from './useOnDemand';

interface Props<T> {
  /** Name of the content, phrased as the subject of a sentence. */
  readonly title: string;
  readonly load: () => Promise<T>;
  /** Shown while loading. */
  readonly placeholder: ReactNode;
  /** What readers get without the content, below its failure. */
  readonly substitute?: ReactNode;
  readonly children: (loaded: T) => ReactNode;
}

/** Loads the code of its content on mount; if that fails, shows the failure with a retry button. */
export function OnDemand<T>({title, load, placeholder, substitute, children}: Props<T>): ReactNode {
  const demand = useOnDemand(load, true);
  switch (demand.step) {
    case 'loaded':
      return children(demand.loaded);
    case 'failed':
      return (
        <>
          <PartFailure title={title} error={demand.error} onRetry={demand.retry} />
          {substitute}
        </>
      );
    default:
      return placeholder;
  }
}
