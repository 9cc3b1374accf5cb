import {findSecrets} from './find-secrets';
import {withoutOwnKey} from './own-key';

/**
 * Whether a text must not be stored anywhere, since it contains a key, a part of the reader's own one, or another
 * secret.
 *
 * @param apiKey entered by the reader, or empty.
 */
export function holdsSecret(text: string, apiKey: string): boolean {
  return findSecrets(text).length > 0 || withoutOwnKey(text, apiKey) !== text;
}
