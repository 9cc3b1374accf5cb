import {findSecrets} from './find-secrets';

/**
 * Whether a text is not to be kept anywhere: it holds a key or another secret.
 *
 * @param apiKey that the reader filled in, or empty.
 */
export function holdsSecret(text: string, apiKey: string): boolean {
  return findSecrets(text).length > 0 || (apiKey !== '' && text.includes(apiKey));
}
