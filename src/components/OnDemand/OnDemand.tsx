import type {ReactNode} from 'react';
import {Failure} from '../Failure/Failure';
import {useOnDemand} from './useOnDemand';

interface Props<T> {
  /** What it is, as the subject of a sentence. */
  readonly title: string;
  readonly load: () => Promise<T>;
  /** What is there until then. */
  readonly placeholder: ReactNode;
  readonly children: (loaded: T) => ReactNode;
}

/** Content whose code loads when it is shown; when that fails, it says so, and the reader can try again. */
export function OnDemand<T>({title, load, placeholder, children}: Props<T>): ReactNode {
  const demand = useOnDemand(load, true);
  switch (demand.step) {
    case 'loaded':
      return children(demand.loaded);
    case 'failed':
      return <Failure title={title} reason={demand.reason} onRetry={demand.retry} />;
    default:
      return placeholder;
  }
}
