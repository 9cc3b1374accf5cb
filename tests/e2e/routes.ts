/** Every page of the site (R1–R3). */
const platformRoutes = [
  '/platform/chainstream-api',
  '/platform/staking',
  '/platform/concepts/api-keys',
  '/platform/concepts/logs',
  '/platform/concepts/stacks',
  '/platform/introduction/getting-started',
  '/platform/introduction/why-syndica',
  '/platform/manage/account',
  '/platform/manage/billing',
  '/platform/manage/profile-settings',
  '/platform/manage/teams-and-users',
  '/platform/resources/advanced-concepts',
  '/platform/resources/faq',
  '/platform/resources/glossary',
  '/platform/resources/rate-limits',
  '/platform/resources/rpc-error-codes',
  '/platform/resources/troubleshooting-http',
  '/platform/resources/ws-deflate',
  '/platform/solana-rpc/how-to',
  '/platform/solana-rpc/send-transaction',
  '/platform/solana-rpc/solana-documentation',
] as const;

export const dyndexerRoutes = [
  '/dyndexer/overview',
  '/dyndexer/cli',
  '/dyndexer/api/CreateIndexer',
  '/dyndexer/api/DeleteIndexer',
  '/dyndexer/api/ListIndexers',
  '/dyndexer/api/GetIndexerLogs',
  '/dyndexer/api/GetIndexerOutput',
  '/dyndexer/api/UploadBinary',
  '/dyndexer/api/ListBinaries',
  '/dyndexer/api/DeleteBinary',
] as const;

export const docRoutes = ['/', ...platformRoutes, ...dyndexerRoutes] as const;
export const allRoutes = [...docRoutes, '/search'] as const;
export const draftRoute = '/platform/das-api';
