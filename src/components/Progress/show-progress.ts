import './progress.css';

/** What takes less time shows no progress. */
const delayMs = 200;

let notice: HTMLElement | undefined;

/** What is under way. */
const pending = new Set<object>();

/**
 * Shows a progress bar (C10) and a spinner (R8) if something that the reader asked for takes long.
 *
 * @param label what it does, for screen readers: `Loading the page`.
 * @returns ends it.
 */
export function showProgress(label: string): () => void {
  const status = prepareNotice();
  const own = {};
  pending.add(own);
  const timer = setTimeout(() => status.replaceChildren(bar(), spinner(label)), delayMs);
  return () => {
    clearTimeout(timer);
    pending.delete(own);
    if (pending.size === 0) status.replaceChildren();
  };
}

/** Shows progress until a promise settles. */
export function followProgress<T>(label: string, work: Promise<T>): Promise<T> {
  return work.finally(showProgress(label));
}

/** Inserted before it is needed: screen readers announce changes to a live region, not its insertion. */
function prepareNotice(): HTMLElement {
  if (!notice) {
    notice = Object.assign(document.createElement('div'), {className: 'progress'});
    notice.setAttribute('aria-live', 'polite');
    document.body.append(notice);
  }
  return notice;
}

/** Its progress is a CSS animation: progress.css. */
function bar(): HTMLElement {
  return Object.assign(document.createElement('div'), {className: 'progress-bar'});
}

function spinner(label: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), {className: 'progress-spinner', ariaLabel: label});
  element.setAttribute('role', 'img');
  return element;
}
