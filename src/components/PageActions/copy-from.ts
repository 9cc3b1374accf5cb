import {copyText} from '../Clipboard/copy-text';

/**
 * Copies the text at a URL to the clipboard.
 *
 * @throws when the text cannot be loaded, or the browser denies access.
 */
export async function copyFrom(url: string): Promise<void> {
  const text = loadText(url);
  // Safari allows clipboard writes only during user activation, so it gets a promise of the text right away.
  if (typeof ClipboardItem !== 'undefined' && 'write' in navigator.clipboard) {
    const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
  } else {
    await copyText(await text);
  }
}

async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
