import type {KeyboardEvent} from 'react';
import {hasModifier} from '../../lib/browser/modifiers';

/** The position of the tab that each key moves to, from that of the focused one. */
const targets: Readonly<Partial<Record<string, (focused: number, count: number) => number>>> = {
  ArrowLeft: (focused, count) => (focused + count - 1) % count,
  ArrowRight: (focused, count) => (focused + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves the focus from one tab to another, by arrow keys, Home and End.
 *
 * @param event of the focused tab
 * @param focused its position among `count` tabs
 * @returns the position of the tab that is focused now; undefined for another key
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, focused: number, count: number): number | undefined {
  const target = targets[event.key];
  // Alt and Left is Back.
  if (target === undefined || hasModifier(event)) return undefined;
  event.preventDefault();
  const index = target(focused, count);
  event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  return index;
}
