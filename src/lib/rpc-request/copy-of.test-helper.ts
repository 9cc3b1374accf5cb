import type {RequestCode} from './request';

/** The code as copied, with the environment variable in place of the key: it runs as is. */
export function copyOf({code, slot}: RequestCode): string {
  return code.replace(slot.shown, () => slot.read);
}
