import {findSecrets} from './find-secrets';

/**
 * Whether a text must not be stored anywhere, since it contains a key or another secret.
 *
 * @param apiKey entered by the reader, or empty.
 */
export function holdsSecret(text: string, apiKey: string): boolean {
  return findSecrets(text).length > 0 || (apiKey !== '' && text.includes(apiKey));
}
