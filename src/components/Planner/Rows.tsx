import {useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {maxItems} from '../../lib/addresses/query-reader';
import {capitalized} from '../../lib/text/capitalized';
import tool from '../ToolParts/ToolParts.module.css';
import styles from './Planner.module.css';

interface RowsProps<T> {
  readonly legend: string;
  /** Noun for one row, such as `call` for `Add a call` and `Remove call 2`. */
  readonly item: string;
  readonly rows: readonly T[];
  readonly onChange: (rows: readonly T[]) => void;
  readonly added: T;
  /** Renders the fields of a row. */
  readonly children: (row: T, index: number, change: (part: Partial<T>) => void) => ReactNode;
}

/** Form rows that the reader can add and remove, up to the limit of what the URL holds. */
export function Rows<T>({legend, item, rows, onChange, added, children}: RowsProps<T>): ReactNode {
  const group = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    if (rows.length >= maxItems) return;
    // Synchronous, so that the new row exists and can take the focus.
    flushSync(() => onChange([...rows, added]));
    const last = Array.from(group.current?.querySelectorAll('[role="group"]') ?? []).at(-1);
    last?.querySelector<HTMLElement>('select, input')?.focus();
  };
  const remove = (index: number) => {
    onChange(rows.filter((_, each) => each !== index));
    // The focused button is removed with its row, which would lose focus.
    addButton.current?.focus();
  };
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>{legend}</legend>
      {rows.map((row, index) => (
        <div key={index} role="group" aria-label={`${capitalized(item)} ${index + 1}`} className={styles.row}>
          {children(row, index, (part) =>
            onChange(rows.map((each, other) => (other === index ? {...each, ...part} : each))),
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${item} ${index + 1}`}
            onClick={() => remove(index)}>
            ✕
          </button>
        </div>
      ))}
      <button ref={addButton} type="button" className={tool.chip} aria-disabled={rows.length >= maxItems} onClick={add}>
        Add a {item}
      </button>
    </fieldset>
  );
}

/** A label that is visible above the first row only, except on phones. Screen readers have it in every row. */
export function RowLabel({index, children}: {readonly index: number; readonly children: ReactNode}): ReactNode {
  return <span className={index === 0 ? undefined : styles.onlyHeard}>{children}</span>;
}
