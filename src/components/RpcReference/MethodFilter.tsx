import {useId, type ReactNode} from 'react';
import {noFilter, type Filter, type ListedCategory, type Transport} from './method-filter';
import styles from './RpcReference.module.css';

interface Props {
  readonly categories: readonly ListedCategory[];
  readonly filter: Filter;
  /** What the filter leaves. */
  readonly left: readonly ListedCategory[];
  readonly onChange: (filter: Filter) => void;
  /** Enter in the field. */
  readonly onSubmit: () => void;
}

/** Narrows the methods down by name, category and transport. */
export function MethodFilter({categories, filter, left, onChange, onSubmit}: Props): ReactNode {
  const id = useId();
  const isEmpty = filter.text === '' && filter.category === '' && filter.transport === '';
  return (
    <form
      role="search"
      aria-label="Methods"
      className={styles.filter}
      data-not-indexed
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}>
      <p className={styles.control}>
        <label htmlFor={`${id}-text`}>Name</label>
        <input
          id={`${id}-text`}
          type="search"
          value={filter.text}
          placeholder="getBalance"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange({...filter, text: event.target.value})}
        />
      </p>
      <p className={styles.control}>
        <label htmlFor={`${id}-category`}>Category</label>
        <select
          id={`${id}-category`}
          value={filter.category}
          onChange={(event) => onChange({...filter, category: event.target.value})}>
          <option value="">All</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.control}>
        <label htmlFor={`${id}-transport`}>Transport</label>
        <select
          id={`${id}-transport`}
          value={filter.transport}
          onChange={(event) => onChange({...filter, transport: event.target.value as Transport | ''})}>
          <option value="">All</option>
          <option value="http">HTTP</option>
          <option value="websocket">WebSocket</option>
        </select>
      </p>
      <p className={styles.count}>
        <span role="status">{countText(left, categories, isEmpty)}</span>
        {!isEmpty && (
          <button type="button" className={styles.plainButton} onClick={() => onChange(noFilter)}>
            Show all
          </button>
        )}
      </p>
    </form>
  );
}

function countText(left: readonly ListedCategory[], all: readonly ListedCategory[], isEmpty: boolean): string {
  const total = count(all);
  if (isEmpty) return `${total} methods`;
  return count(left) === 0 ? 'No method matches.' : `${count(left)} of ${total} methods`;
}

function count(categories: readonly ListedCategory[]): number {
  return categories.reduce((sum, {methods}) => sum + methods.length, 0);
}
