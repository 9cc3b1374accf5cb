/** The pause, in milliseconds, after which a reader has probably finished typing. */
const typingPauseMs = 700;

/**
 * Returns a function that sets a live region's text after a pause: otherwise a screen reader would start to speak at
 * every key. An empty text, which says nothing, is set at once: after it, the same text as before is news.
 */
export function afterPause(status: HTMLElement): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    clearTimeout(timer);
    if (text === status.textContent) return;
    if (text === '') status.textContent = '';
    else timer = setTimeout(() => (status.textContent = text), typingPauseMs);
  };
}
