import {cpSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {offline} from '../../../../src/config/offline';
import {storedFiles} from '../../../../src/plugins/offline/stored-files';
import {siteDir} from '../../../support/built-site';

/** Selects the marker in the head of each page of the new version. */
export const versionMark = 'meta[name="test-version"]';

/**
 * Makes a new version of the built site: every script and style sheet, and the list of them, is renamed, as if
 * everything had changed, and every page gets a marker.
 */
export function makeNewVersion(folder: string): void {
  cpSync(siteDir, folder, {recursive: true});
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const hashed = /\.([0-9a-f]{8})\.(?:js|css|json)$/;
  const hashes = new Set(names.flatMap((name) => hashed.exec(name)?.[1] ?? []));
  const renew = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (hashes.has(hash) ? hash.slice(4) + hash.slice(0, 4) : hash));

  for (const name of names.filter((name) => name.endsWith('.html') || hashed.test(name))) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8')
      // The digests of the original files, in pages and in the list.
      .replace(/ (?:data-)?integrity="[^"]*"/g, '')
      .replace(/"sha256-[^"]*"/g, '""')
      .replace('</head>', '<meta name="test-version"></head>');
    writeFileSync(file, renew(text));
    if (hashed.test(name)) renameSync(file, path.join(folder, renew(name)));
  }

  const worker = path.join(folder, offline.workerFile);
  const [, ...code] = readFileSync(worker, 'utf8').split('\n');
  writeFileSync(worker, [`self.STORED_FILES=${JSON.stringify(storedFiles(folder, '/'))};`, ...code].join('\n'));
}

/** Makes the site that a build with OFFLINE=off produces, to be deployed after one with a worker. */
export function makeWithdrawn(folder: string): void {
  cpSync(siteDir, folder, {recursive: true});
  cpSync(path.join(__dirname, '../../../../src/plugins/offline/withdrawn'), folder, {recursive: true});
}
