/**
 * The HTML of the frame. It loads nothing: in a document with an opaque origin, Safari's policies have no source that
 * matches this site. It shows an error message if its script has not run within 8 seconds.
 */
export function frameHtml(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Result of live code</title>
<style>
body { margin: 0; background: transparent; }
#result { display: flow-root; padding: 1rem; overflow-x: auto; }
#result label { display: inline-grid; grid-template-columns: minmax(0, 12rem) 8rem; gap: 0.75rem; align-items: center; }
#result input { padding: 0.3rem 0.6rem; border: 1px solid var(--site-border-control); border-radius: var(--site-radius-small); background: var(--site-surface); color: inherit; font: inherit; }
#result > .late { opacity: 0; animation: appear 0s 8s forwards; }
@keyframes appear { to { opacity: 1; } }
</style>
</head>
<body>
<main id="result" class="theme-doc-markdown markdown"><p class="late">The result did not load. Reload the page to try again.</p></main>
<script>${script}</script>
</body>
</html>
`;
}
