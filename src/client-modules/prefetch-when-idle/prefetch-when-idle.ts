/**
 * Links that have come into view prefetch their pages, on a page with many links all of them in one task. Here they do
 * so one at a time, while the browser has nothing else to do.
 */
import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../../lib/when-idle';

type Prefetch = Window['docusaurus']['prefetch'];

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  window.docusaurus = {...window.docusaurus, prefetch: oneAtATime(window.docusaurus.prefetch)};
};

/** The same later: what it returns says that nothing is on its way yet. */
export function oneAtATime(prefetch: Prefetch): Prefetch {
  const waiting = new Set<string>();
  const next = () => {
    const [path = ''] = waiting;
    waiting.delete(path);
    void prefetch(path);
    if (waiting.size > 0) whenIdle(next);
  };
  return (path) => {
    if (waiting.size === 0) whenIdle(next);
    waiting.add(path);
    return false;
  };
}
