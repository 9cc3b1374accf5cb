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
  const read = (/** @type {string} */ name) => env[name]?.trim() ?? '';
  const missing = Object.values(variables).filter((name) => read(name) === '');
  if (missing.length === 0) {
    return {appId: read(variables.appId), indexName: read(variables.indexName), adminKey: read(variables.adminKey)};
  }
  throw new PushError(
    `Set ${missing.join(', ')} in the environment of this command: ` +
      `replacing the hosted search index takes an admin key. See .env.example. ` +
      `To see what would be sent, without a key: npm run search:push -- --dry-run`,
  );
}
