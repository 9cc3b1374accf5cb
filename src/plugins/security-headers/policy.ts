/**
 * The content security policies of this site, as data: the single source for all places that state one. Client-side
 * navigation keeps the policy of the page that was loaded first, so each page allows what any other needs. The
 * exception is sending to other hosts: a tool that does so asks the reader to reload its page
 * (src/components/RequestBuilder/SendPanel.tsx).
 */
import type {SearchProvider} from '../../config/search-provider';
import {localHosts} from '../../lib/addresses/local-hosts';

/** The sources that each directive allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

export interface PagePolicyInput {
  /** Hashes of the inline scripts of all pages, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  readonly provider: SearchProvider;
  /** Whether a tool on the page sends requests to URLs that the reader types. */
  readonly sends: boolean;
}

/**
 * The policy of a page. It does not require Trusted Types: React, DocSearch, and Mermaid write HTML from strings, so
 * they would need a permissive default policy, which could not block anything that these directives do not block.
 */
export function pagePolicy({scriptHashes, provider, sends}: PagePolicyInput): Policy {
  return {
    // Fallback for all other directives. Not 'none', because it also governs prefetching.
    'default-src': [self],
    'script-src': [self, ...asSources(scriptHashes)],
    // React renders style attributes, and Mermaid style elements in its SVGs.
    'style-src': [self, "'unsafe-inline'"],
    // Style sheets contain icons as data URLs.
    'img-src': [self, 'data:'],
    'connect-src': [self, ...searchOrigins(provider), ...(sends ? typedTargets : [])],
    // The frame that runs live code: see framePolicy.
    'frame-src': [self],
    'worker-src': [self],
    'manifest-src': [self],
    'form-action': [self],
    'base-uri': [none],
    'object-src': [none],
  };
}

/**
 * The policy of the document that runs live code. It may evaluate what the reader types, and may not send requests
 * anywhere, not even to this site: it is sandboxed, and Safari matches `'self'` with its origin, which is opaque.
 *
 * @param scriptHashes of its inline scripts, as `sha256-…`
 */
export function framePolicy(scriptHashes: readonly string[]): Policy {
  return {
    'default-src': [none],
    'script-src': [...asSources(scriptHashes), "'unsafe-eval'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'form-action': [none],
    'base-uri': [none],
  };
}

/** Who may embed this site in a frame: only the site itself, for live code. Browsers honor it only in a header. */
export const framing: Policy = {'frame-ancestors': [self]};

/**
 * Endpoints that a reader may type: any HTTPS URL, or a node on the reader's machine
 * (src/tools/request-builder/endpoint.ts).
 */
const typedTargets = ['https:', ...localHosts.map((host) => `http://${host}:*`)];

const asSources = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);

/** The hosts that the client of the hosted provider requests, in its order; none with the embedded index. */
function searchOrigins(provider: SearchProvider): string[] {
  if (provider.kind === 'embedded') return [];
  const {appId} = provider;
  return [
    `${appId}-dsn.algolia.net`,
    `${appId}.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ].map((host) => `https://${host.toLowerCase()}`);
}

/** A policy as the value of a header or `<meta>`. */
export function serializePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
