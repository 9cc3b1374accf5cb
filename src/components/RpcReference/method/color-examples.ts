/**
 * Highlights the JSON of an example when it is opened: pre-rendered, the highlighting of all examples would be a
 * tenth of the page's elements.
 *
 * @returns the cleanup.
 */
export function colorExamples(box: HTMLElement): () => void {
  const onToggle = ({target}: Event) => {
    const code = target instanceof Element ? target.querySelector<HTMLElement>('[data-colored-when-open]') : null;
    // If the highlighter fails to load, the example is still readable.
    if (code) void color(code).catch(() => undefined);
  };
  // `toggle` does not bubble.
  box.addEventListener('toggle', onToggle, true);
  return () => box.removeEventListener('toggle', onToggle, true);
}

async function color(code: HTMLElement): Promise<void> {
  const {colorCode} = await import('../../../lib/rpc-request/color-code');
  code.removeAttribute('data-colored-when-open');
  code.innerHTML = colorCode(code.textContent, 'json');
}
