import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import styles from './RequestBuilder.module.css';

interface Props<Name extends string> {
  readonly label: string;
  /** Id of what the tabs change. */
  readonly panel: string;
  readonly tabs: readonly {readonly name: Name; readonly label: string}[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
}

/** How many tabs a key moves by. */
const steps: Readonly<Partial<Record<string, number>>> = {ArrowLeft: -1, ArrowRight: 1};

export function Tabs<Name extends string>({label, panel, tabs, selected, onSelect}: Props<Name>): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (tabs.findIndex(({name}) => name === selected) + step + tabs.length) % tabs.length;
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    const next = tabs[index];
    if (next) onSelect(next.name);
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map(({name, label: text}) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === selected}
          aria-controls={panel}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={onKeyDown}>
          {text}
        </button>
      ))}
    </div>
  );
}
