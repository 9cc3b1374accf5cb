import type {Facts} from '../../lib/fact';

/** What samples need. */
export const samplesFacts = {
  // The first that runs TypeScript files without an option; the global WebSocket is older.
  'samples.nodeVersion': {
    text: 'Node.js 22.18 or later',
    source: 'https://nodejs.org/api/typescript.html',
    verified: '2026-11-22',
  },
} satisfies Facts;
