/**
 * Who the site speaks for: name, addresses and copyright. Endpoints are in `src/data/endpoints.ts`.
 *
 * Sources: syndica.io and docs.syndica.io as of 2026-11-21.
 */
export const provider = {
  name: 'Syndica',
  slug: 'syndica',
  tagline: 'Build on Solana with RPC, streams and indexing',
  /** Where this site is published; the canonical address of every page is built from it. */
  siteUrl: 'https://docs.syndica.io',
  /**
   * Where the files of pages are edited: the address that stands before `docs/…`, such as
   * `https://github.com/<owner>/<repository>/edit/main/`. Each page then links to its file; undefined shows no link.
   */
  editUrl: undefined as string | undefined,
  /** Fixed by the specification (row P9): not the year of the build. */
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
