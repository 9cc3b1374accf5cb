/** A picture for each page, which other sites show where somebody shares its address. */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Card, Design} from './card';
import {readTokens} from './read-tokens';

/** Below the site's address. Names in `assets` have a hash, so that caches keep them. */
const folder = 'assets/social';

/** Tells pictures that were drawn by an older version of this code apart. */
const code = readdirSync(__dirname)
  .filter((name) => !name.includes('.test.'))
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'));

/**
 * Writes pictures into a built site. One that was drawn by an earlier build is taken from the cache.
 *
 * @returns a function that writes the picture of a route, and gives its path below the site's address.
 */
export function socialImages(siteDir: string, outDir: string): (route: string, card: Card) => Promise<string> {
  const css = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const logo = readFileSync(path.join(siteDir, 'static/img/logo-dark.svg'));
  const design: Design = {token: readTokens(css, `[data-theme='dark']`), logo};
  const cache = path.join(siteDir, 'node_modules/.cache/social-images');
  return async (route, card) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([card, css, logo.toString(), code]))
      .digest('hex');
    const cached = path.join(cache, `${hash}.png`);
    if (!existsSync(cached)) await draw(card, design, cached);
    const name = `${pageName(route)}.${hash.slice(0, 8)}.png`;
    await mkdir(path.join(outDir, folder), {recursive: true});
    await copyFile(cached, path.join(outDir, folder, name));
    return `${folder}/${name}`;
  };
}

function pageName(route: string): string {
  const parts = route.split('/').filter((part) => part !== '');
  return parts.join('-') || 'home';
}

async function draw(card: Card, design: Design, file: string): Promise<void> {
  // Loaded where there is something to draw: most builds find all pictures in the cache.
  const {drawCard} = await import('./draw-card');
  const image = await drawCard(card, design);
  await mkdir(path.dirname(file), {recursive: true});
  // Builds that run side by side share the cache.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, image);
  await rename(unfinished, file);
}
