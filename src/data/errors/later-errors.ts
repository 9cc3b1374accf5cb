import type {RpcError} from './solana-errors';

export const laterErrorsSource = {
  release: 'https://github.com/malbeclabs/doublezero/releases/tag/sentinel%2Fv0.2.7',
  article: 'https://dev.to/sulimanmukhtar/agave-44-rpc-compatibility-what-actually-changed-137c',
  verified: '2026-11-26',
} as const;

/**
 * Codes of releases after the one from which `errors.json` was read. No public page has their text or their name in the
 * source code, so the titles are ours.
 */
export const laterErrors: readonly RpcError[] = [
  {
    code: -32022,
    title: 'No leader slots',
    message: '',
    meaning: 'The validator has no leader slots in the epoch.',
    cause: 'No stake in that epoch, or an identity that no validator has.',
    action: 'Treat it as an empty schedule, which nodes before Agave 4.4 return instead.',
    retry: 'no',
    methods: ['getLeaderSchedule'],
    emitted: true,
    variants: [],
    since: '4.4',
    note: `Its name and message are not published: the name here is ours. See [what Agave 4.4 changed](${laterErrorsSource.article}).`,
  },
];
