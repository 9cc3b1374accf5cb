import type {KeyboardEvent, ReactNode, Ref} from 'react';
import {moveFocus} from './move-focus';

interface Props<Name extends string> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  /** Id of the tab panel. */
  readonly panel: string;
  readonly tabs: readonly {readonly name: Name; readonly label: string}[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
}

/** Tabs for a panel of code: a single tab stop, with selection by arrow keys, Home and End. Styled by src/css/tabs.css. */
export function TabList<Name extends string>({ref, label, panel, tabs, selected, onSelect}: Props<Name>): ReactNode {
  // Counts from the focused tab: what is selected can still be loading.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, focused: number) => {
    const next = tabs[moveFocus(event, focused, tabs.length) ?? -1];
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
