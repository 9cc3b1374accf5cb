// npm run search:push: replaces the index at the hosted search provider with the records of the last build.
import {watchInterruption} from './search-push/interruption.mjs';
import {run} from './search-push/run.mjs';

process.exitCode = await run({args: process.argv.slice(2), env: process.env, interruption: watchInterruption()});
