/** A preview image for each page, which other sites show with links to it. */
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {contentHash} from '../../lib/integrity';
import {resultCache} from '../../lib/result-cache';
import type {Card} from './card';
import type {DrawCard} from './draw-card';

/** Relative to the site root. Names in `assets` contain a content hash, so that caches can keep the files. */
const folder = 'assets/social';

/**
 * Writes images into a built site, and reuses those that an earlier build has drawn.
 *
 * @returns a function that writes the image of a route, and returns its path relative to the site root.
 */
export function socialImages(siteDir: string, outDir: string): (route: string, card: Card) => Promise<string> {
  const css = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const startDrawing = async () => (await import('./draw-card')).cardDrawer(css);
  let drawing: Promise<DrawCard> | undefined;
  const draw: DrawCard = async (card) => (await (drawing ??= startDrawing()))(card);
  const cache = resultCache({siteDir, name: 'social-images', code: [__dirname]});
  return async (route, card) => {
    const image = await cache.bytes({card, css}, () => draw(card));
    const name = `${pageName(route)}.${contentHash(image)}.png`;
    await mkdir(path.join(outDir, folder), {recursive: true});
    await writeFile(path.join(outDir, folder, name), image);
    return `${folder}/${name}`;
  };
}

function pageName(route: string): string {
  const parts = route.split('/').filter((part) => part !== '');
  return parts.join('-') || 'home';
}
