/** What can be tried out on pages. Each tool is code of its own, which loads when a reader comes near it. */
import type {ComponentType} from 'react';

export interface ToolEntry {
  /** Names it for screen readers, and where it is missing. */
  readonly title: string;
  /** What readers without JavaScript find instead: where the page answers the same. */
  readonly withoutScripts: string;
  /** About how high it is at first, in CSS pixels, so that what follows moves little when it arrives. */
  readonly height: number;
  readonly load: () => Promise<{readonly default: ComponentType}>;
}

export const tools: Readonly<Record<string, ToolEntry>> = {};
