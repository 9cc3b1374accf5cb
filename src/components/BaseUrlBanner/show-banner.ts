/** Element id of the banner. */
export const baseUrlBannerId = 'site-did-not-load';

/**
 * Inline script that shows a banner at the top of the page if the site's scripts have not started by
 * `DOMContentLoaded`. With inline styles, as the style sheet may not have loaded either. Where a script failed to load,
 * src/plugins/reload-guard replaces the action of the button.
 */
export function showBanner(id: string, builtFor: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    if ('docusaurus' in window) return;
    const banner = document.createElement('div');
    banner.id = id;
    banner.setAttribute('role', 'alert');
    banner.setAttribute(
      'style',
      'border:4px solid #a61b1b;margin:20px;padding:20px;background:#fdecec;color:#1c2030;font:18px/1.5 sans-serif',
    );
    const add = (name: 'strong' | 'p' | 'button', text: string) => {
      const element = document.createElement(name);
      element.textContent = text;
      banner.append(element);
      return element;
    };

    add('strong', 'Your site did not load properly');
    const path = location.pathname.replace(/[^/]*$/, '');
    if (path === builtFor) {
      add('p', 'Its scripts could not be loaded.');
      add('button', 'Retry').onclick = () => location.reload();
    } else {
      add('p', 'A common reason is a wrong baseUrl in the site’s configuration.');
      add(
        'p',
        `It was built for ${builtFor} and is served from ${path}. ` +
          `Set baseUrl to ${path} in docusaurus.config.ts and build again.`,
      );
    }
    document.body.prepend(banner);
  });
}
