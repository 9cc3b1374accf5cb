/** The HTTP headers of the site, in the formats of the servers in the README. */

type Headers = Readonly<Record<string, string>>;

export interface SiteHeaders {
  /** Path of the site, with a leading and a trailing slash. */
  readonly baseUrl: string;
  /** Routes of all pages. */
  readonly routes: readonly string[];
  readonly pagePolicy: string;
  readonly framePolicy: string;
  /** Path of the document that runs live code. */
  readonly framePath: string;
}

const policyHeader = 'Content-Security-Policy';

/** Browser features that no page uses, so all are disabled. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers of every response. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not support frame-ancestors.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** File names in assets/ contain a content hash. */
export const cacheControl = {hashed: 'public, max-age=31536000, immutable', other: 'no-cache'} as const;

const generated = 'Made by the build: src/plugins/security-headers.';

/**
 * For hosts that read a `_headers` file. If two rules match a path, some hosts send both policies and others
 * only one, so no two rules with a policy match the same path.
 */
export function headersFile({baseUrl, routes, pagePolicy, framePolicy, framePath}: SiteHeaders): string {
  const rules: [string, Headers][] = [
    [`${baseUrl}*`, commonHeaders],
    [`${baseUrl}assets/*`, {'Cache-Control': cacheControl.hashed}],
    ...pagePatterns(baseUrl, routes).map((pattern): [string, Headers] => [pattern, {[policyHeader]: pagePolicy}]),
    [`${folderOf(framePath)}*`, {[policyHeader]: framePolicy}],
  ];
  const sections = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `# ${generated}\n\n${sections.join('\n\n')}\n`;
}

/** Media types that nginx does not define by default: it would serve these files as downloads. */
const typesNewToNginx = {md: 'text/markdown', webmanifest: 'application/manifest+json'};

/** For the `server` block of nginx. */
export function nginxFile({baseUrl, pagePolicy, framePolicy, framePath}: SiteHeaders): string {
  return `# ${generated}
# Include it in the server block, before any rewrite. Locations must have no add_header of their own: nginx would
# leave these out.
set $docs_policy ${quoted(pagePolicy)};
if ($uri ~ "^${folderOf(framePath)}") {
  set $docs_policy ${quoted(framePolicy)};
}
set $docs_cache "${cacheControl.other}";
if ($uri ~ "^${baseUrl}assets/") {
  set $docs_cache "${cacheControl.hashed}";
}
add_header ${policyHeader} $docs_policy always;
# Not with errors: a browser would keep them.
add_header Cache-Control $docs_cache;
${Object.entries(commonHeaders)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
charset utf-8;
charset_types text/plain text/xml text/markdown;
${Object.entries(typesNewToNginx)
  .map(([extension, type]) => `location ~ \\.${extension}$ { types {} default_type ${type}; }`)
  .join('\n')}
`;
}

/** For a site block of Caddy. */
export function caddyFile({baseUrl, pagePolicy, framePolicy, framePath}: SiteHeaders): string {
  return `# ${generated}
# Import it in the site block.
@docs_frame path ${folderOf(framePath)}*
@docs_page not path ${folderOf(framePath)}*
header @docs_frame ${policyHeader} ${quoted(framePolicy)}
header @docs_page ${policyHeader} ${quoted(pagePolicy)}
@docs_hashed path ${baseUrl}assets/*
@docs_checked not path ${baseUrl}assets/*
header @docs_hashed Cache-Control "${cacheControl.hashed}"
header @docs_checked Cache-Control "${cacheControl.other}"
header {
${Object.entries(commonHeaders)
  .map(([name, value]) => `  ${name} ${quoted(value)}`)
  .join('\n')}
}
`;
}

/**
 * A value for nginx or Caddy.
 *
 * @throws if it has a character that means something else to one of them, even in quotes
 */
function quoted(value: string): string {
  if (/[\\$]/.test(value)) throw new Error(`A header cannot have a backslash or a dollar sign: ${value}`);
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** Patterns that together match every page exactly once, by the first segment of its path. */
function pagePatterns(baseUrl: string, routes: readonly string[]): string[] {
  const patterns = routes.map((route) => {
    const [first = '', ...rest] = route.slice(baseUrl.length).split('/');
    return rest.length === 0 ? baseUrl + first : `${baseUrl}${first}/*`;
  });
  return [...new Set(patterns)].sort();
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
