import {percentDecode} from './percent-decode';

/** The id that the hash of an address leads to: `#%C3%BCn` to `ün`; empty where it has none. */
export function hashId(hash: string): string {
  return percentDecode(hash.slice(1));
}

/** The element with that id. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(hashId(hash));
}
