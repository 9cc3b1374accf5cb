import {hydrateRoot} from 'react-dom/client';
import type {ExampleRequest} from '../../data/rpc/example-request';
import {Request} from './Request';

/** Hydrates the pre-rendered HTML of a `Request`; returns the cleanup. */
export function hydrateRequest(place: HTMLElement): () => void {
  const props = JSON.parse(place.dataset.request ?? '') as ExampleRequest;
  const root = hydrateRoot(place, <Request {...props} />);
  // Deferred, as React must not unmount a root synchronously while it renders the page around it.
  return () => void setTimeout(() => root.unmount());
}
