import type {CliExitCode} from './types';

export const cliExitCodes: readonly CliExitCode[] = [
  {code: 0, meaning: 'The command succeeded.', problems: []},
  {
    code: 1,
    meaning: 'The service failed, could not be reached, or got a damaged upload. Wait, then run the command again.',
    problems: ['internal', 'digest-mismatch'],
  },
  {
    code: 2,
    meaning: 'The command line or the configuration file is wrong, or you did not confirm. Nothing was sent.',
    problems: [],
  },
  {code: 3, meaning: 'The API key is missing or not valid.', problems: ['unauthorized']},
  {code: 4, meaning: 'Nothing has this id.', problems: ['not-found']},
  {
    code: 5,
    meaning: 'The name or the idempotency key is already in use, or an indexer uses the binary.',
    problems: ['name-taken', 'idempotency-conflict', 'binary-in-use'],
  },
  {
    code: 6,
    meaning: 'The service refused what was sent. Change it before you run the command again.',
    problems: ['invalid-request', 'too-large', 'unsupported-media-type'],
  },
  {code: 7, meaning: 'Too many requests. Wait, then run the command again.', problems: ['rate-limited']},
];
