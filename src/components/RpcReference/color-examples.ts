/**
 * Colors the JSON of an example when a reader opens it: in the HTML of the page, the colors of all
 * examples would be a tenth of its elements.
 *
 * @returns what ends it.
 */
export function colorExamples(box: HTMLElement): () => void {
  const onToggle = ({target}: Event) => {
    const code = target instanceof Element ? target.querySelector<HTMLElement>('[data-colored-when-open]') : null;
    // Without its code an example can be read all the same.
    if (code) void color(code).catch(() => undefined);
  };
  // `toggle` does not bubble.
  box.addEventListener('toggle', onToggle, true);
  return () => box.removeEventListener('toggle', onToggle, true);
}

async function color(code: HTMLElement): Promise<void> {
  const {colorCode} = await import('../../lib/rpc-request/color-code');
  code.removeAttribute('data-colored-when-open');
  code.innerHTML = colorCode(code.textContent, 'json');
}
