// npm run report:sources: fails if the source of a figure was read more than a year ago. Not a unit test, as the calendar
// must not block unrelated changes: a workflow runs it weekly.
import {describeStale, readDataFiles, staleSources} from './sources';

async function report(): Promise<void> {
  const sources = (await readDataFiles()).flatMap((file) => file.sources);
  const stale = staleSources(sources, new Date());
  for (const source of stale) console.error(describeStale(source));
  console.log(`${sources.length} sources, ${stale.length} read more than a year ago.`);
  if (stale.length > 0) process.exitCode = 1;
}

void report();
