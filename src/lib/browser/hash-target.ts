import {percentDecode} from '../addresses/percent-decode';

/** The id that a URL's hash refers to: `#%C3%BCn` gives `ün`; empty without a hash. */
export function hashId(hash: string): string {
  return percentDecode(hash.slice(1));
}

/** The element with that id. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(hashId(hash));
}
