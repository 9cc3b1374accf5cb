import {lazy, type ComponentType, type ReactNode} from 'react';
import {Room, type Height} from '../Room/Room';
import {OnDemand} from './OnDemand';

interface Content<Props> {
  /** What it is, as the subject of a sentence. */
  readonly title: string;
  /** About how high it is. */
  readonly height: (props: Props) => Height;
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * A part of `BuiltContent` that is in the HTML of the page and not in its script: for a reader who comes from
 * another page, it loads when it is shown.
 */
export function builtThenOnDemand<Props extends object>({title, height, load}: Content<Props>): ComponentType<Props> {
  // Without a fallback the build waits, so that all of it is in the HTML.
  if (typeof window === 'undefined') return lazy(async () => ({default: await load()}));

  return function Late(props: Props): ReactNode {
    return (
      <OnDemand title={title} load={load} placeholder={<Room height={height(props)}>Loading …</Room>}>
        {(Loaded) => <Loaded {...props} />}
      </OnDemand>
    );
  };
}
