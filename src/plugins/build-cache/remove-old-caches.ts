import {existsSync, readdirSync, statSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';

/** Each version of the site has three caches: one per bundle, and one for the playground's frame. Keeps several versions, for switching between branches. */
const newestKept = 12;
/** In milliseconds: a younger cache may belong to a concurrent build. */
const youngestRemoved = 24 * 60 * 60 * 1000;

/**
 * Removes stale bundler caches. The bundler starts a new one, tens of megabytes in size, at each change of a build
 * dependency, and never deletes any.
 *
 * @param folder contains one folder per cache; does not have to exist
 */
export async function removeOldCaches(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const caches = readdirSync(folder)
    // Skip `.temp`, in which the bundler is still writing.
    .filter((name) => !name.startsWith('.'))
    .map((name) => path.join(folder, name))
    .map((cache) => ({cache, changed: statSync(cache, {throwIfNoEntry: false})?.mtimeMs ?? 0}))
    .sort((a, b) => b.changed - a.changed);
  const old = caches.slice(newestKept).filter(({changed}) => Date.now() - changed > youngestRemoved);
  await Promise.all(old.map(({cache}) => rm(cache, {recursive: true, force: true})));
}
