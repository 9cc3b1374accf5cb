import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {root} from '../lib/process.mjs';
import {indexSettings} from './index-settings.mjs';
import {createProgress} from './progress.mjs';
import {toProviderRecords} from './provider-records.mjs';
import {PushError} from './push-error.mjs';
import {readBuild} from './read-build.mjs';
import {readCredentials} from './read-credentials.mjs';
import {checkRecordSizes, maxRecordBytes, recordSizes} from './record-size.mjs';
import {replaceIndex} from './replace-index.mjs';
import {readSynonyms} from './synonyms.mjs';

const usage = 'Usage: npm run search:push [-- --dry-run]';

/**
 * @typedef {object} PushOptions
 * @property {readonly string[]} args
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {string} [buildFolder]
 * @property {(text: string) => void} [write] prints messages for the maintainer
 * @property {NodeJS.WriteStream} [progressStream]
 * @property {Parameters<typeof algoliasearch>[2]} [clientOptions] lets tests use another host
 * @property {ReturnType<typeof import('./interruption.mjs').watchInterruption>} [interruption] by default, nothing stops
 * the push
 */

/**
 * Replaces the hosted index with the records of the last build.
 *
 * @param {PushOptions} options
 * @returns {Promise<number>} the exit code; 128 and the signal's number if a signal has stopped the push
 */
export async function run({
  args,
  env,
  buildFolder = path.join(root, 'build'),
  write = (text) => console.log(text),
  progressStream = process.stderr,
  clientOptions,
  interruption = {signal: new AbortController().signal, exitCode: () => undefined},
}) {
  try {
    const unknown = args.filter((argument) => argument !== '--dry-run');
    if (unknown.length > 0) throw new PushError(`Unknown argument ${unknown.join(' ')}. ${usage}`);
    const records = toProviderRecords(readBuild(buildFolder));
    if (args.includes('--dry-run')) {
      write(describeDryRun(records, env));
      return 0;
    }
    const {appId, adminKey, indexName} = readCredentials(env);
    checkRecordSizes(records);
    const client = algoliasearch(appId, adminKey, clientOptions);
    const progress = createProgress(records.length, progressStream);
    // At once, since cleaning up takes a moment.
    interruption.signal.addEventListener('abort', progress.stop);
    try {
      await replaceIndex({
        client,
        indexName,
        records,
        settings: indexSettings,
        synonyms: readSynonyms(),
        signal: interruption.signal,
        onProgress: progress.update,
      });
    } finally {
      progress.stop();
    }
    write(
      `The index ${indexName} now holds the ${records.length} records of the last build, its settings and its synonyms.`,
    );
    return 0;
  } catch (error) {
    write(withoutKey(describeError(error), env));
    return interruption.exitCode() ?? 1;
  }
}

/**
 * Describes what a push would send, and what would stop it.
 *
 * @param {readonly import('./provider-records.mjs').ProviderRecord[]} records
 * @param {PushOptions['env']} env
 */
function describeDryRun(records, env) {
  const pages = records.filter(({weight}) => weight.position === 0).length;
  const bytes = Buffer.byteLength(JSON.stringify(records));
  const [largest] = recordSizes(records);
  const tags = [...new Set(records.map(({docusaurus_tag}) => docusaurus_tag))];
  const countOf = (/** @type {string} */ tag) => records.filter(({docusaurus_tag}) => docusaurus_tag === tag).length;
  const lines = [
    `Dry run: nothing was sent. A push would replace the index ${env.ALGOLIA_INDEX_NAME?.trim() || '(ALGOLIA_INDEX_NAME)'} with`,
    `  ${records.length} records of ${pages} pages, ${Math.ceil(bytes / 1024)} kB`,
    ...tags.map((tag) => `  ${countOf(tag)} of them tagged ${tag}`),
    `  the largest: ${largest?.objectID}, ${largest?.bytes} of at most ${maxRecordBytes} bytes`,
    `  ${Object.keys(indexSettings).length} settings: ${Object.keys(indexSettings).join(', ')}`,
    `  ${readSynonyms().length} synonyms`,
  ];
  for (const check of [() => readCredentials(env), () => checkRecordSizes(records)]) {
    try {
      check();
    } catch (error) {
      lines.push(`Before a push: ${/** @type {Error} */ (error).message}`);
    }
  }
  return lines.join('\n');
}

/**
 * An actionable message for each way in which the provider fails.
 *
 * @param {unknown} error
 */
function describeError(error) {
  if (error instanceof PushError) return error.message;
  const kept = 'Readers still search the old index.';
  const {name, message, status} = /** @type {Error & {status?: number}} */ (error);
  if (status === 403 || status === 401) {
    return (
      `The provider refused the key (${status}: ${message}). ALGOLIA_ADMIN_API_KEY must be an admin key of ` +
      `the application ALGOLIA_APP_ID, or a key with the rights search, addObject, deleteIndex, settings, editSettings ` +
      `and listIndexes. ${kept}`
    );
  }
  if (name === 'RetryError') {
    return `The provider cannot be reached. Is ALGOLIA_APP_ID right, and is there a network? ${kept}`;
  }
  return `The push failed: ${message.replace(/[.\s]*$/, '.')} ${kept}`;
}

/**
 * Redacts the key: messages of the provider or the client may quote the request.
 *
 * @param {string} text
 * @param {PushOptions['env']} env
 */
function withoutKey(text, env) {
  const key = env.ALGOLIA_ADMIN_API_KEY?.trim();
  return key ? text.replaceAll(key, '*****') : text;
}
