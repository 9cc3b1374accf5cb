import {copyText} from '../Clipboard/copy-text';

/**
 * Copies the text at an address to the clipboard.
 *
 * @throws when it cannot be loaded, or the browser refuses.
 */
export async function copyFrom(url: string): Promise<void> {
  const text = loadText(url);
  // Safari lets a script write only while it answers a click, so it is given what is still on its way.
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
