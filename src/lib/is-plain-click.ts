interface Click {
  readonly button: number;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

interface Link {
  getAttribute(name: string): string | null;
}

/** Whether a click on a link opens it right here. Any other is the browser's: it opens a tab, a window or a download. */
export function isPlainClick({button, ctrlKey, metaKey, shiftKey, altKey}: Click, link: Link): boolean {
  const isForHere = ['', '_self'].includes(link.getAttribute('target') ?? '') && link.getAttribute('download') === null;
  return isForHere && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
