import type {Facts} from '../../lib/fact';

/** Requirements of the samples. */
export const samplesFacts = {
  // First release that runs TypeScript files without a flag; the global `WebSocket` is older.
  'samples.nodeVersion': {
    text: 'Node.js 22.18 or later',
    source: 'https://nodejs.org/api/typescript.html',
    verified: '2026-11-22',
  },
} satisfies Facts;
