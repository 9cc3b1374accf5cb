/** The conditions under which the benches measure. */
import type {NetworkProfile} from '../../support/slow-down';

/** How much slower the CPU is: a mid-tier phone beside a desktop, as in Lighthouse. */
export const cpuSlowdown = 4;

/** "FIOS" in WebPageTest. */
export const fastLine: NetworkProfile = {name: 'fast connection', latency: 4, downMbit: 20, upMbit: 5};

/**
 * "Slow 4G" as Lighthouse simulates it: the round trip time on an open connection, as there is one after the page has
 * loaded. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const slow4G: NetworkProfile = {name: 'slow 4G', latency: 150, downMbit: 1.6384, upMbit: 0.75};

/** The same in Chrome DevTools, by the same document: each request waits as if it had to open a connection. */
export const slow4GDevTools: NetworkProfile = {
  name: 'slow 4G, DevTools',
  latency: 562.5,
  downMbit: 1.44,
  upMbit: 0.675,
};
