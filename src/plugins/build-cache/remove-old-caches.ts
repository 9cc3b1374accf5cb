import {existsSync, readdirSync, statSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

/** Two a version, one for each bundle; some versions back, for whoever goes to and fro between branches. */
const newestKept = 12;
/** In milliseconds: a younger one may be that of a build which runs beside this one. */
const youngestRemoved = 24 * 60 * 60 * 1000;

/**
 * Removes caches that the bundler has left. It begins a new one at each change of what the pages depend on, and
 * keeps all: tens of megabytes each.
 *
 * @param folder with a folder for each of them. Nothing happens when there is none.
 */
export async function removeOldCaches(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const caches = readdirSync(folder)
    // What the bundler is writing is none yet: .temp.
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(folder, name))
    .map((cache) => ({cache, changed: statSync(cache, {throwIfNoEntry: false})?.mtimeMs ?? 0}))
    .sort((a, b) => b.changed - a.changed);
  const old = caches.slice(newestKept).filter(({changed}) => Date.now() - changed > youngestRemoved);
  await Promise.all(old.map(({cache}) => rm(cache, {recursive: true, force: true})));
}
