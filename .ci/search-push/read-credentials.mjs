import {PushError} from './push-error.mjs';

/** The index to replace, and a key with the permission to do so. The build reads the first two as well. */
const variables = {
  appId: 'ALGOLIA_APP_ID',
  indexName: 'ALGOLIA_INDEX_NAME',
  adminKey: 'ALGOLIA_ADMIN_API_KEY',
};

/** @typedef {{appId: string, indexName: string, adminKey: string}} PushCredentials */

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {PushCredentials}
 * @throws {PushError} listing every missing variable
 */
export function readCredentials(env) {
  const entries = Object.entries(variables).map(([field, name]) => [field, env[name]?.trim() ?? '']);
  const credentials = /** @type {PushCredentials} */ (Object.fromEntries(entries));
  const missing = Object.entries(variables).filter(([field]) => !credentials[field]);
  if (missing.length === 0) return credentials;
  throw new PushError(
    `Set ${missing.map(([, name]) => name).join(', ')} in the environment of this command: ` +
      `replacing the hosted search index takes an admin key. See .env.example. ` +
      `To see what would be sent, without a key: npm run search:push -- --dry-run`,
  );
}
