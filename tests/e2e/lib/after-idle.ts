/** Resolves once the browser has had the time to prefetch the pages of all links. Runs in the browser, self-contained. */
export async function afterIdle(): Promise<void> {
  // Idle callbacks take turns: at most one page is prefetched between two of these.
  const pages = new Set(Array.from(document.links, ({pathname}) => pathname));
  for (let turn = 0; turn < pages.size; turn++) {
    await new Promise((resolve) => requestIdleCallback(resolve));
  }
}
