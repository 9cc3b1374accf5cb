/**
 * Inline script for when the main script fails to load: during a deployment, or from a stale cached page. It reloads
 * the page once; if that does not help, it shows a message with a Retry button (R9, E4). If the main script loads and
 * another one does not, src/client-modules/load-failure applies the same rule.
 *
 * Before each reload it fetches the scripts that failed past the browser's cache: a wrong answer stays there if the
 * server said that the file never changes. A fetch that hangs delays the reload by a few seconds only.
 *
 * A page that was itself reloaded is not reloaded again. The navigation type identifies it without storage or a clock,
 * so there is no reload loop where these are blocked or wrong. Nor is a page that the server does not send again, as its
 * text can be read: without a connection, an error page of the browser would replace it.
 */
export function guardReload(): void {
  /** Longest wait for these fetches before a reload, in milliseconds. */
  const fetchWaitMs = 5000;
  const failed: HTMLScriptElement[] = [];

  const isSent = (url: string, options: RequestInit) =>
    fetch(url, options).then(
      ({status}) => status < 500,
      () => false,
    );

  /** Resolves to whether the server sends the page. */
  const prepareReload = async () => {
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, fetchWaitMs, false));
    const page = isSent(location.href, {cache: 'no-store', method: 'HEAD'});
    const scripts = failed.map(({src, integrity}) => isSent(src, {cache: 'reload', integrity}));
    await Promise.race([timeout, Promise.all(scripts)]);
    // The page comes first: it may have been sent although a script was not.
    return Promise.race([page, timeout]);
  };

  const showAlert = () => {
    // The base URL banner is an alert, too.
    const alert = document.querySelector('[role=alert]') ?? addAlert();
    const button = alert.querySelector('button');
    if (!button) return;
    button.onclick = () => {
      button.textContent = 'Retrying…';
      void prepareReload().then((isPageSent) => {
        if (isPageSent) location.reload();
        else button.textContent = 'Retry';
      });
    };
  };

  const addAlert = () => {
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.className = 'alert alert--danger';
    alert.setAttribute('style', 'position:fixed;inset:auto 1rem 1rem;z-index:1000');
    const button = document.createElement('button');
    button.className = 'button button--primary';
    button.textContent = 'Retry';
    alert.append(`A part of this page could not be loaded: ${failed[0]?.src} `, button);
    document.body.append(alert);
    return alert;
  };

  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement && target.defer) failed.push(target);
    },
    true,
  );

  addEventListener('load', () => {
    if (failed.length === 0 || 'docusaurus' in window) return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!visit || visit.type === 'reload') showAlert();
    else void prepareReload().then((isPageSent) => (isPageSent ? location.reload() : showAlert()));
  });
}
