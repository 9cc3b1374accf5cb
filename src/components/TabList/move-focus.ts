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
 * @returns whether it was one of these keys
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, focused: number, count: number): boolean {
  const target = targets[event.key];
  // Alt and Left is Back.
  if (target === undefined || hasModifier(event)) return false;
  event.preventDefault();
  const tabs = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[target(focused, count)]?.focus({focusVisible: true});
  return true;
}
