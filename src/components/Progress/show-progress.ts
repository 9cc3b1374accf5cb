import './progress.css';

/** What takes less time shows no progress. */
const delayMs = 200;

let notice: HTMLElement | undefined;

/** What is under way, by its label. */
const pending = new Set<{readonly label: string}>();

/**
 * Shows a progress bar (C10) and a spinner (R8) if something that the reader asked for takes long.
 *
 * @param label what it does, for screen readers: `Loading the page`.
 * @returns ends it.
 */
export function showProgress(label: string): () => void {
  const shown = prepareNotice();
  const work = {label};
  pending.add(work);
  const timer = setTimeout(() => showLatest(shown), delayMs);
  return () => {
    clearTimeout(timer);
    pending.delete(work);
    if (shown.hasChildNodes()) showLatest(shown);
  };
}

/** For a page that crashed: what was under way does not arrive. */
export function endProgress(): void {
  pending.clear();
  notice?.replaceChildren();
}

/** One bar for all that is under way. */
function showLatest(shown: HTMLElement): void {
  const latest = [...pending].at(-1);
  if (!latest) shown.replaceChildren();
  else {
    if (!shown.hasChildNodes()) shown.append(bar(), spinner());
    shown.lastElementChild?.setAttribute('aria-label', latest.label);
  }
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

function spinner(): HTMLElement {
  const element = Object.assign(document.createElement('div'), {className: 'progress-spinner'});
  element.setAttribute('role', 'img');
  return element;
}
