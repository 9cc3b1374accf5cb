/**
 * What a page of this site may load, run and send to, as data: every place that states a policy takes it
 * from here. A browser keeps the policy of the page that it loaded first while the reader goes on to others
 * without a load, so each page allows what any other needs; but for sending to other hosts, which a tool asks the
 * reader to load its page for (src/components/RequestBuilder/SendPanel.tsx).
 */
import type {SearchProvider} from '../../config/search-provider';
import {localHosts} from '../../lib/local-hosts';

/** The sources that each directive allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

export interface PagePolicyInput {
  /** The inline scripts of all pages, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  readonly provider: SearchProvider;
  /** Whether a tool of the page sends to addresses that the reader types. */
  readonly sends: boolean;
}

/**
 * The policy of a page. It asks for no Trusted Types: React, DocSearch and Mermaid write HTML from strings, so they
 * would need a default policy that lets them, and what such a policy could still refuse these lines refuse already.
 */
export function pagePolicy({scriptHashes, provider, sends}: PagePolicyInput): Policy {
  return {
    // What no other line names. Not 'none': browsers judge by it what is fetched ahead.
    'default-src': [self],
    'script-src': [self, ...scriptHashes.map((hash) => `'${hash}'`)],
    // React writes style attributes into pages, and Mermaid style elements into its drawings.
    'style-src': [self, "'unsafe-inline'"],
    // Icons stand as data in the style sheets.
    'img-src': [self, 'data:'],
    'connect-src': [self, ...searchOrigins(provider), ...(sends ? typedTargets : [])],
    // The result of live code: see framePolicy.
    'frame-src': [self],
    'worker-src': [self],
    'manifest-src': [self],
    'form-action': [self],
    'base-uri': [none],
    'object-src': [none],
  };
}

/**
 * The policy of the document that runs the code of a live block. It has no origin (the frame is sandboxed),
 * may run what the reader types, and may send nothing anywhere.
 */
export const framePolicy: Policy = {
  'default-src': [none],
  'script-src': [self, "'unsafe-eval'"],
  'style-src': [self, "'unsafe-inline'"],
  'img-src': [self, 'data:'],
  'font-src': [self],
  'form-action': [none],
  'base-uri': [none],
};

/** Who may show this site in a frame: the site itself, for live code. Browsers read it from a header only. */
export const framing: Policy = {'frame-ancestors': [self]};

/**
 * An endpoint that the reader types: an address with encryption, or a node on the reader's machine
 * (src/tools/request-builder/endpoint.ts).
 */
const typedTargets = ['https:', ...localHosts.map((host) => `http://${host}:*`)];

/** The hosts that the client of the hosted provider asks, in its order; none with the embedded index. */
function searchOrigins(provider: SearchProvider): string[] {
  if (provider.kind === 'embedded') return [];
  const {appId} = provider;
  return [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ].map((host) => `https://${host.toLowerCase()}`);
}

/** A policy as browsers read it. */
export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
