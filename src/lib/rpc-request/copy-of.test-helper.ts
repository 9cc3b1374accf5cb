import type {RequestCode} from './request';

/** The code with the environment variable in place of the key, as a reader copies it: it runs as it is. */
export function copyOf({code, slot}: RequestCode): string {
  return code.replace(slot.shown, () => slot.read);
}
