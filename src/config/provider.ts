export const providerSource = {
  site: 'https://syndica.io',
  docs: 'https://docs.syndica.io',
  verified: '2026-11-21',
} as const;

/** The provider that the site documents: name, URLs, and copyright. Endpoints are in `src/data/endpoints.ts`. */
export const provider = {
  name: 'Syndica',
  slug: 'syndica',
  tagline: 'Build on Solana with RPC, streams and indexing',
  /** Where this site is published; the base of every page's canonical URL. */
  siteUrl: 'https://docs.syndica.io',
  /**
   * Base URL of each page's edit link, up to `docs/…`, such as `https://github.com/<owner>/<repository>/edit/main/`;
   * undefined for no links.
   */
  editUrl: undefined as string | undefined,
  /** Fixed by row P9 of tests/e2e/rows.ts: not the year of the build. */
  copyrightYear: 2025,
  links: {
    home: 'https://syndica.io',
    signUp: 'https://app.syndica.io/signup',
    status: 'https://status.syndica.io',
    stake: 'https://syndica.io/stake',
    blog: 'https://blog.syndica.io',
    github: 'https://github.com/Syndica',
    x: 'https://x.com/Syndica_io',
    contact: 'https://syndica.io/company/contact-us',
    support: 'mailto:support@syndica.io',
  },
} as const;

/** Under which browsers list the site's search: at most 16 characters. Not in `provider`, which pages load. */
export const searchName = 'Syndica docs';
