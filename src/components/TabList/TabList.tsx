import type {ReactNode, Ref} from 'react';
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

/**
 * Tabs for a panel of code: a single tab stop; arrow keys, Home and End move, Enter and Space select, as code of a
 * language may have to load. Styled by src/css/tabs.css.
 */
export function TabList<Name extends string>({ref, label, panel, tabs, selected, onSelect}: Props<Name>): ReactNode {
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
          onKeyDown={(event) => moveFocus(event, index, tabs.length)}>
          {text}
        </button>
      ))}
    </div>
  );
}
