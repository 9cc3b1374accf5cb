import {provider} from '../../config/provider';
import {themeColors} from '../../config/theme-colors';

/** Path in the built site. */
export const manifestFile = 'site.webmanifest';

/** Icons of the installed site, rendered from static/img/favicon.svg. */
export const icons = [
  {src: 'img/icon-192.png', sizes: '192x192', type: 'image/png'},
  {src: 'img/icon-512.png', sizes: '512x512', type: 'image/png'},
  // Systems crop it to their own shape: the safe zone is a circle of 80 % of its width.
  {src: 'img/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
  {src: 'img/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
] as const;

/** The web app manifest, as JSON. */
export function webManifest(baseUrl: string): string {
  const manifest = {
    id: baseUrl,
    name: `${provider.name} docs`,
    short_name: provider.name,
    description: provider.tagline,
    lang: 'en',
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: icons.map((icon) => ({...icon, src: baseUrl + icon.src})),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
