import type {Measure} from './built-pages';

/** Size limits for the pages of a kind, as shown by `npm run report:budgets`. */
export interface Budget {
  readonly kind: string;
  /** Matches the routes of the kind; the first matching budget applies to a page. */
  readonly routes: RegExp;
  /** In bytes after Brotli, and the number of requests. */
  readonly limits: Readonly<Record<Measure, number>>;
  /** Why the pages need that much. */
  readonly reason: string;
}

const kib = 1024;

/** The same on every page. */
const shared = {
  /** The first style sheet, with most of the theme's styles; most pages add some hundred bytes of their own. */
  styles: 12.3 * kib,
  /** The page, and the scripts: runtime, main, the page's own, tabs, diagrams. */
  requests: 6,
};

/**
 * About three percent above the measured values: tight enough to catch unintended growth, and to be raised
 * deliberately.
 */
export const budgets: readonly Budget[] = [
  {
    kind: 'without an article',
    routes: /^\/(?:404|search)$/,
    limits: {...shared, scripts: 96.7 * kib, html: 4.5 * kib},
    reason: 'The frame around every page: navigation, footer, announcement.',
  },
  {
    kind: 'frame of the live editor',
    routes: /^\/playground\/frame$/,
    limits: {scripts: 0.1 * kib, styles: 0.3 * kib, html: 90.3 * kib, requests: 1},
    reason: 'Loads when a reader comes near a live block: React and the compiler, inside of its HTML.',
  },
  {
    kind: 'method reference',
    routes: /^\/platform\/solana-rpc\/solana-documentation$/,
    limits: {...shared, scripts: 102.7 * kib, styles: 13.5 * kib, html: 39.2 * kib},
    reason: 'All RPC methods are on one page, so that readers can find each with the browser’s search.',
  },
  {
    kind: 'error codes',
    routes: /^\/platform\/resources\/rpc-error-codes$/,
    limits: {...shared, scripts: 112.7 * kib, styles: 12.9 * kib, html: 30.2 * kib},
    reason: 'Every error has a section with its cause and remedy, for links and search.',
  },
  {
    kind: 'samples in many languages',
    routes: /^\/platform\/(?:chainstream-api|resources\/advanced-concepts|solana-rpc\/(?:how-to|send-transaction))$/,
    limits: {...shared, scripts: 115.4 * kib, styles: 13.4 * kib, html: 28.2 * kib},
    reason:
      'The highlighted code of each language is in the page, so that it shows without scripts: also of long programs, ' +
      'which keep their place over a restart.',
  },
  {
    kind: 'rate limits',
    routes: /^\/platform\/resources\/rate-limits$/,
    limits: {...shared, scripts: 106.7 * kib, styles: 12.8 * kib, html: 18.8 * kib},
    reason: 'Its client that retries is long, and is in the page in each language.',
  },
  {
    kind: 'page',
    routes: /^\//,
    limits: {...shared, scripts: 106.7 * kib, styles: 12.8 * kib, html: 16.5 * kib},
    reason: 'Text, some tables and some samples, with the sidebar and the table of contents.',
  },
];
