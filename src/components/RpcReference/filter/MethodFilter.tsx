import Link from '@docusaurus/Link';
import {useId, type ReactNode, type RefObject} from 'react';
import {nonProseInput} from '../../../lib/html/non-prose-input';
import {searchPageUrl} from '../../../search/page-url';
import {LiveText} from '../../LiveStatus/LiveText';
import tool from '../../ToolParts/ToolParts.module.css';
import styles from '../RpcReference.module.css';
import {readForm} from './filter-form';
import {isNoFilter, noFilter, type Filter, type ListedCategory} from './method-filter';

interface Props {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly categories: readonly ListedCategory[];
  /** The categories and methods that match the filter. */
  readonly left: readonly ListedCategory[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  /** Called on Enter in the field. */
  readonly onSubmit: () => void;
}

/** Filters the methods by name, category, and transport. */
export function MethodFilter({form, categories, left, filter, onChange, onSubmit}: Props): ReactNode {
  const id = useId();
  const isUnfiltered = isNoFilter(filter);
  return (
    <form
      ref={form}
      role="search"
      aria-label="Methods"
      className={styles.filter}
      data-not-indexed
      onInput={(event) => onChange(readForm(event.currentTarget))}
      onReset={({currentTarget}) => {
        onChange(noFilter);
        // The button disappears.
        currentTarget.querySelector('input')?.focus();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}>
      <div className={tool.field}>
        <label className={tool.label} htmlFor={`${id}-text`}>
          Name
        </label>
        <input
          {...nonProseInput}
          className={tool.input}
          id={`${id}-text`}
          name="text"
          type="search"
          placeholder="getBalance"
        />
      </div>
      <div className={tool.field}>
        <label className={tool.label} htmlFor={`${id}-category`}>
          Category
        </label>
        <select className={tool.input} id={`${id}-category`} name="category">
          <option value="">All</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </select>
      </div>
      <div className={tool.field}>
        <label className={tool.label} htmlFor={`${id}-transport`}>
          Transport
        </label>
        <select className={tool.input} id={`${id}-transport`} name="transport">
          <option value="">All</option>
          <option value="http">HTTP</option>
          <option value="websocket">WebSocket</option>
        </select>
      </div>
      <p className={styles.count}>
        <LiveText as="span">{countText(count(left), count(categories), isUnfiltered)}</LiveText>
        {left.length === 0 && filter.text.trim() !== '' && (
          <Link to={searchPageUrl(filter.text)}>Search the docs for it</Link>
        )}
        {!isUnfiltered && (
          <button type="reset" className={styles.plainButton}>
            Show all
          </button>
        )}
      </p>
    </form>
  );
}

function countText(left: number, all: number, isUnfiltered: boolean): string {
  if (isUnfiltered) return `${all} methods`;
  return left === 0 ? 'No methods match.' : `${left} of ${all} methods`;
}

function count(categories: readonly ListedCategory[]): number {
  return categories.reduce((sum, {methods}) => sum + methods.length, 0);
}
