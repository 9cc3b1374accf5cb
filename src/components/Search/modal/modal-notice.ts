export interface ModalNotice {
  readonly line: HTMLElement;
  /** Shows the line if it applies to the query, and hides it otherwise. */
  readonly update: () => void;
}

/**
 * A line above the modal's results, outside the nodes that React manages. Hidden as soon as the query is one that it
 * does not apply to.
 *
 * @param root the modal's outermost element.
 * @param signal ends the hiding.
 */
export function modalNotice(
  root: HTMLElement,
  appliesTo: (query: string) => boolean,
  signal: AbortSignal,
): ModalNotice {
  const line = Object.assign(document.createElement('p'), {className: 'SearchModal-notice'});
  const applies = () => appliesTo(root.querySelector('input')?.value ?? '');
  const hideForOthers = () => {
    if (!applies()) line.remove();
  };
  root.addEventListener('input', hideForOthers, {signal});
  // The modal's clear button resets the form; the field is empty only after this event.
  root.addEventListener('reset', () => setTimeout(hideForOthers), {signal});
  return {
    line,
    update() {
      if (applies()) root.querySelector('.DocSearch-Dropdown')?.before(line);
      else line.remove();
    },
  };
}
