/** Replaces Docusaurus's function of this name in the browser. The original is given the URL of a single script. */
import type {BundlerRuntime} from '../load-chunks';

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
  await prefetchFile(chunks.url);
  const list = await chunks.list().catch(() => undefined);
  if (!list) return;
  const {groups, scripts, styles} = list;
  const files = (groups[name] ?? []).flatMap((id) => [scripts[id], styles[id]]);
  await Promise.all(files.flatMap((file) => (file ? [prefetchFile(baseUrl + file[0])] : [])));
}

function prefetchFile(url: string): Promise<void> {
  const request = requested.get(url) ?? requestFile(url);
  requested.set(url, request);
  return request;
}

async function requestFile(href: string): Promise<void> {
  // The page's own: its HTML loads them, or contains them.
  if (document.querySelector(`script[src="${href}"],[data-href="${href}"]`)) return;
  const link = document.createElement('link');
  // Safari does not prefetch by links. A failed request is logged by the browser anyway.
  if (!link.relList.supports('prefetch')) {
    await fetch(href).catch(() => undefined);
    return;
  }
  await new Promise((resolve) => {
    document.head.append(Object.assign(link, {rel: 'prefetch', href, onload: resolve, onerror: resolve}));
  });
}
