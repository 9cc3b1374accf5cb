import type {KeyboardEvent, ReactNode, Ref} from 'react';
import {hasModifier} from '../../lib/browser/modifiers';

interface Props<Name extends string> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  /** Id of the tab panel. */
  readonly panel: string;
  readonly tabs: readonly {readonly name: Name; readonly label: string}[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
}

/** The position of the tab that each key moves to, from that of the focused one. */
const targets: Readonly<Partial<Record<string, (focused: number, count: number) => number>>> = {
  ArrowLeft: (focused, count) => (focused + count - 1) % count,
  ArrowRight: (focused, count) => (focused + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs for a panel of code: a single tab stop, with selection by arrow keys, Home and End. Styled by src/css/tabs.css. */
export function TabList<Name extends string>({ref, label, panel, tabs, selected, onSelect}: Props<Name>): ReactNode {
  // Counts from the focused tab: what is selected can still be loading.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, focused: number) => {
    const target = targets[event.key];
    // Alt and Left is Back.
    if (target === undefined || hasModifier(event)) return;
    event.preventDefault();
    const index = target(focused, tabs.length);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    const next = tabs[index];
    if (next) onSelect(next.name);
  };

  return (
    <div ref={ref} role="tablist" aria-label={label}>
      {tabs.map(({name, label: text}, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === selected}
          aria-controls={panel}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={(event) => onKeyDown(event, index)}>
          {text}
        </button>
      ))}
    </div>
  );
}
