import type {Measure} from './built-pages';

/** What the pages of a kind may weigh, as `npm run report:budgets` shows it. */
export interface Budget {
  readonly kind: string;
  /** Matches the routes of the kind; the first budget that matches is a page's. */
  readonly routes: RegExp;
  /** Bytes after Brotli, and requests. */
  readonly limits: Readonly<Record<Measure, number>>;
  /** Why the page may weigh that much. */
  readonly reason: string;
}

const kib = 1024;

/** The same on every page: a reader's second page has them from the cache. */
const shared = {
  /** React, the router, the theme and the search button: what every page needs before it answers. */
  scripts: 89.3 * kib,
  /** One style sheet for the site, the theme's included. */
  styles: 17.5 * kib,
  /** The page, its style sheet, the runtime and the main script, and the logo for each color mode. */
  requests: 6,
};

/** About three percent above what was measured: to catch what was not meant, and to be moved on purpose. */
export const budgets: readonly Budget[] = [
  {
    kind: 'without an article',
    routes: /^\/(?:404|search)$/,
    limits: {...shared, html: 4.5 * kib},
    reason: 'The frame around every page: navigation, footer, announcement.',
  },
  {
    kind: 'frame of the live editor',
    routes: /^\/playground\/frame$/,
    limits: {scripts: 97.4 * kib, styles: 0, html: 0.5 * kib, requests: 2},
    reason: 'Loads when a reader comes near a live block: React and what compiles the code, apart from the page.',
  },
  {
    kind: 'method reference',
    routes: /^\/platform\/solana-rpc\/solana-documentation$/,
    limits: {...shared, html: 39.2 * kib},
    reason: 'Every RPC method stands on one page, so that readers find each with the search of the browser.',
  },
  {
    kind: 'error codes',
    routes: /^\/platform\/resources\/rpc-error-codes$/,
    limits: {...shared, html: 29.6 * kib},
    reason: 'Every error has its section with cause and remedy, to be linked to and found.',
  },
  {
    kind: 'samples in many languages',
    routes: /^\/platform\/(?:chainstream-api|solana-rpc\/(?:how-to|send-transaction))$/,
    limits: {...shared, html: 23.4 * kib},
    reason: 'The highlighted code of each language is in the page, so that it shows without scripts.',
  },
  {
    kind: 'page',
    routes: /^\//,
    limits: {...shared, html: 16.3 * kib},
    reason: 'Text, some tables and some samples, with the sidebar and the table of contents.',
  },
];

/** A page that a browser is asked about, with what comes after the HTML has been read. */
export interface LoadBudget {
  readonly route: string;
  /** All requests of the first load, without what is loaded ahead for other pages. */
  readonly requests: number;
  /** All scripts of the first load, in bytes after Brotli: with the page's own text and the parts it uses. */
  readonly scripts: number;
}

/** One page of each kind, and those with tools. Nothing of any page may move while it loads (CLS 0). */
export const loadBudgets: readonly LoadBudget[] = [
  {route: '/', requests: 18, scripts: 138.5 * kib},
  {route: '/platform/staking', requests: 18, scripts: 141 * kib},
  {route: '/platform/resources/rate-limits', requests: 18, scripts: 142 * kib},
  {route: '/platform/solana-rpc/solana-documentation', requests: 18, scripts: 142.5 * kib},
  {route: '/dyndexer/api/CreateIndexer', requests: 18, scripts: 138 * kib},
];
