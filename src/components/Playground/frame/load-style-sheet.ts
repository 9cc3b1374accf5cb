const loading = new Map<string, Promise<void>>();

/** Adds a style sheet to the document once. Resolves when it has loaded, and also if loading fails. */
export function loadStyleSheet(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  const settled = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  loading.set(href, settled);
  return settled;
}
