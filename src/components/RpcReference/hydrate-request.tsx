import {hydrateRoot} from 'react-dom/client';
import type {ExampleRequest} from '../../data/rpc/example-request';
import {Request} from './Request';

/** Takes over the HTML that the build made of a `Request`; returns what lets it go. */
export function hydrateRequest(place: HTMLElement): () => void {
  const props = JSON.parse(place.dataset.request ?? '') as ExampleRequest;
  const root = hydrateRoot(place, <Request {...props} />);
  // Not while React is at work on the page that this is part of.
  return () => void setTimeout(() => root.unmount());
}
