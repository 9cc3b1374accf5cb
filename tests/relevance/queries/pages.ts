/** Paths of the pages that judgments refer to. */
export const home = '/';
export const gettingStarted = '/platform/introduction/getting-started';
export const whySyndica = '/platform/introduction/why-syndica';
export const apiKeys = '/platform/concepts/api-keys';
export const stacks = '/platform/concepts/stacks';
export const logs = '/platform/concepts/logs';
export const howTo = '/platform/solana-rpc/how-to';
export const methods = '/platform/solana-rpc/solana-documentation';
export const sendTransaction = '/platform/solana-rpc/send-transaction';
export const chainstream = '/platform/chainstream-api';
export const staking = '/platform/staking';
export const account = '/platform/manage/account';
export const billing = '/platform/manage/billing';
export const profile = '/platform/manage/profile-settings';
export const teams = '/platform/manage/teams-and-users';
export const affinity = '/platform/resources/advanced-concepts';
export const faq = '/platform/resources/faq';
export const glossary = '/platform/resources/glossary';
export const rateLimits = '/platform/resources/rate-limits';
export const errorCodes = '/platform/resources/rpc-error-codes';
export const httpErrors = '/platform/resources/troubleshooting-http';
export const compression = '/platform/resources/ws-deflate';
export const dyndexer = '/dyndexer/overview';
export const cli = '/dyndexer/cli';
/** The page of a dyndexer operation. */
export const operation = (name: string) => `/dyndexer/api/${name}`;
