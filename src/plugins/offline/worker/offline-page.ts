import {provider} from '../../../config/provider';
import {searchPage} from '../../../config/search-page';
import {pageColors} from './page-colors';

export interface OfflinePageOptions {
  /** The path of the site, with a slash at the end. */
  readonly basePath: string;
  /** Whether the copy has what a search needs. */
  readonly hasSearch: boolean;
}

/** The response to an offline request for a page that is not in the copy. */
export function offlinePage(options: OfflinePageOptions): Response {
  return new Response(html(options), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
  });
}

const html = ({basePath, hasSearch}: OfflinePageOptions) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Page not available offline | ${provider.name} docs</title>
<style>
:root { color-scheme: light dark; ${properties(pageColors.light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(pageColors.dark)} } }
body { max-width: 40rem; margin: 4rem auto; padding: 0 1.25rem; background: var(--surface); color: var(--text);
  font: 1rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.25 }
li { margin-block: .5rem }
a { color: var(--accent) }
</style>
<main>
<h1>This page is not available offline</h1>
<p>The site can't be reached, and the copy on your device doesn't have this page.</p>
<ul>
<li>Check your connection, then <a href="">try again</a>.</li>
<li><a href="${basePath}">Open the home page</a>: every page in the menu works offline.</li>${
  hasSearch
    ? `
<li><a href="${basePath.slice(0, -1)}${searchPage.path}">Search the documentation</a>: search works offline, too.</li>`
    : ''
}
</ul>
</main>
</html>
`;

function properties(colors: Readonly<Record<string, string>>): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color}`)
    .join('; ');
}
