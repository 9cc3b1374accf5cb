/** Replaces Docusaurus's function of this name, which is given the URL of a single script, where names are given. */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import type {BundlerRuntime} from './load-chunks';

declare const __webpack_require__: BundlerRuntime;

const requested = new Map<string, Promise<void>>();

/**
 * Prefetches the scripts and style sheets that a named `import()` loads.
 *
 * @returns when they have arrived or failed: navigation reports a failure
 */
export default async function prefetch(name: string): Promise<void> {
  const {p: baseUrl, chunks} = __webpack_require__;
  // At the priority of a prefetch, too; afterwards, the browser has it.
  await prefetchOnce(chunks.url);
  const list = await chunks.list().catch(() => undefined);
  if (!list) return;
  const {groups, scripts, styles} = list;
  const files = (groups[name] ?? []).flatMap((id) => [scripts[id], styles[id]]);
  await Promise.all(files.flatMap((file) => (file ? [prefetchOnce(baseUrl + file[0])] : [])));
}

async function prefetchOnce(url: string): Promise<void> {
  // The page's own: its HTML loads them, or contains them. All are in the head; a long body takes long to search.
  if (document.head.querySelector(`script[src="${url}"],[data-href="${url}"]`)) return;
  const request = requested.get(url) ?? prefetchFile(url);
  requested.set(url, request);
  await request;
}
