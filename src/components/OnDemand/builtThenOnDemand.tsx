import {lazy, type ComponentType, type ReactNode} from 'react';
import {Room, type Height} from '../Room/Room';
import {OnDemand} from './OnDemand';

interface Content<Props> {
  /** Name of the content, phrased as the subject of a sentence. */
  readonly title: string;
  /** Estimated height. */
  readonly height: (props: Props) => Height;
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * A component for use in `BuiltContent`: pre-rendered into the HTML, but kept out of the page's script. After
 * client-side navigation, its code loads on mount.
 */
export function builtThenOnDemand<Props extends object>({title, height, load}: Content<Props>): ComponentType<Props> {
  // Rendered without a `Suspense` fallback, so that the build waits for the chunk and pre-renders all of it.
  if (typeof window === 'undefined') return lazy(async () => ({default: await load()}));

  return function Late(props: Props): ReactNode {
    return (
      <OnDemand title={title} load={load} placeholder={<Room height={height(props)}>Loading …</Room>}>
        {(Loaded) => <Loaded {...props} />}
      </OnDemand>
    );
  };
}
