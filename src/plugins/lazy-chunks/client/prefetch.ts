/** Replaces Docusaurus's function of this name in the browser. The original is given the URL of a single script. */
import type {BundlerRuntime} from '../load-chunks';

declare const __webpack_require__: BundlerRuntime;

const requested = new Map<string, Promise<unknown>>();

/**
 * Prefetches the scripts and style sheets that a named `import()` loads.
 *
 * @returns when they have arrived or failed: navigation reports a failure
 */
export default async function prefetch(name: string): Promise<void> {
  // At the priority of a prefetch, too; afterwards, the browser has it.
  await prefetchFile(document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks ?? '');
  const list = await __webpack_require__.chunkList().catch(() => undefined);
  if (!list) return;
  const {groups, scripts, styles} = list;
  const files = (groups[name] ?? []).flatMap((id) => [scripts[id], styles[id]]);
  await Promise.all(files.flatMap((file) => (file ? [prefetchFile(__webpack_require__.p + file[0])] : [])));
}

function prefetchFile(href: string): Promise<unknown> {
  const request = requested.get(href) ?? requestFile(href);
  requested.set(href, request);
  return request;
}

function requestFile(href: string): Promise<unknown> {
  const link = document.createElement('link');
  // Safari does not prefetch by links. A failed request is logged by the browser anyway.
  if (!link.relList.supports('prefetch')) return fetch(href).catch(() => undefined);
  return new Promise((resolve) => {
    document.head.append(Object.assign(link, {rel: 'prefetch', href, onload: resolve, onerror: resolve}));
  });
}
