import type {Page} from '@playwright/test';

/** For `open`: serves a page at `/echo` that only shows typed text once a worker has echoed it: a baseline. */
export function serveEcho(page: Page): Promise<unknown> {
  return page.route('**/echo', (route) => route.fulfill({contentType: 'text/html', body: echoPage}));
}

/** Has the class names that the benchmarks use to find the search, and the marker of a hydrated page. */
const echoPage = `<!doctype html>
<html lang="en" data-has-hydrated="true">
  <title>Echo</title>
  <div class="DocSearch-Modal"><input class="DocSearch-Input"><p class="DocSearch-Hit">Nothing yet</p></div>
  <script>
    const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = ({data}) => postMessage(data)'])));
    worker.onmessage = ({data}) => (document.querySelector('p').textContent = data);
    document.querySelector('input').oninput = ({target}) => worker.postMessage(target.value);
  </script>
</html>`;
