import {copyText} from './copy-text';

/**
 * Copies a text that is still loading to the clipboard.
 *
 * @throws when it cannot be loaded, or the browser denies access.
 */
export async function copyLoaded(text: Promise<string>): Promise<void> {
  // Safari allows clipboard writes only during user activation, so it gets a promise of the text right away.
  if (typeof ClipboardItem !== 'undefined' && 'write' in navigator.clipboard) {
    const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await copyText(await text);
  }
}
