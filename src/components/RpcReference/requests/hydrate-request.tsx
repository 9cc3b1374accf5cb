import {useEffect, type PropsWithChildren, type ReactNode} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import type {ExampleRequest} from '../../../data/rpc/example-request';
import {Request} from './Request';

/** Hydrates the pre-rendered HTML of a `Request`; returns the cleanup. */
export function hydrateRequest(place: HTMLElement): () => void {
  const props = JSON.parse(place.dataset.request ?? '') as ExampleRequest;
  const hydrated = new Promise<Root>((resolve) => {
    const root = hydrateRoot(
      place,
      <Hydrated onEnd={() => resolve(root)}>
        <Request {...props} />
      </Hydrated>,
    );
  });
  // Not before it has hydrated, which React reports as an error, nor at once, while React renders the page around it.
  return () => void hydrated.then((root) => root.unmount());
}

function Hydrated({onEnd, children}: PropsWithChildren<{readonly onEnd: () => void}>): ReactNode {
  useEffect(onEnd, [onEnd]);
  return children;
}
