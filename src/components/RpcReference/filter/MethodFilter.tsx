import Link from '@docusaurus/Link';
import {useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode} from 'react';
import {searchPage} from '../../../config/search-page';
import {nonProseInput} from '../../../lib/html/non-prose-input';
import {searchPageUrl} from '../../../search/page-url';
import {LiveText} from '../../LiveStatus/LiveText';
import tool from '../../ToolParts/ToolParts.module.css';
import styles from '../RpcReference.module.css';
import {filterIn, isNoFilter, noFilter, type Filter, type ListedCategory} from './method-filter';

interface Props {
  readonly categories: readonly ListedCategory[];
  /** The categories and methods that match what the reader has chosen until a moment ago; all without a filter. */
  readonly left: readonly ListedCategory[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  /** Called on Enter in the field. */
  readonly onSubmit: () => void;
}

/** Filters the methods by name, category, and transport. */
export function MethodFilter({categories, left, filter, onChange, onSubmit}: Props): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isUnfiltered = isNoFilter(filter);
  const readForm = () => filterIn(Object.fromEntries(new FormData(form.current ?? undefined))) ?? noFilter;
  const onField = () => onChange(readForm());
  const takeOver = useEffectEvent(() => {
    const early = readForm();
    if (isUnfiltered && !isNoFilter(early)) onChange(early);
  });
  // What was chosen before hydration counts: React would replace it.
  useLayoutEffect(() => takeOver(), []);

  return (
    <form
      ref={form}
      role="search"
      // With this method, Enter before hydration does nothing: the page would load anew.
      method="dialog"
      aria-label="Methods"
      className={styles.filter}
      // Else the browser restores the lists, which would count as chosen early, without the text.
      autoComplete="off"
      data-not-indexed
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
          maxLength={searchPage.maxQueryLength}
          value={filter.text}
          onChange={onField}
        />
      </div>
      <div className={tool.field}>
        <label className={tool.label} htmlFor={`${id}-category`}>
          Category
        </label>
        <select className={tool.input} id={`${id}-category`} name="category" value={filter.category} onChange={onField}>
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
        <select
          className={tool.input}
          id={`${id}-transport`}
          name="transport"
          value={filter.transport}
          onChange={onField}>
          <option value="">All</option>
          <option value="http">HTTP</option>
          <option value="websocket">WebSocket</option>
        </select>
      </div>
      <p className={styles.count}>
        <LiveText as="span">{countText(left, categories)}</LiveText>
        {left.length === 0 && filter.text.trim() !== '' && (
          <Link to={searchPageUrl(filter.text)}>Search the docs for it</Link>
        )}
        {!isUnfiltered && (
          <button
            type="button"
            className={styles.plainButton}
            onClick={() => {
              onChange(noFilter);
              // The button disappears.
              form.current?.querySelector('input')?.focus();
            }}>
            Show all
          </button>
        )}
      </p>
    </form>
  );
}

function countText(left: readonly ListedCategory[], all: readonly ListedCategory[]): string {
  if (left === all) return `${count(all)} methods`;
  return left.length === 0 ? 'No methods match.' : `${count(left)} of ${count(all)} methods`;
}

function count(categories: readonly ListedCategory[]): number {
  return categories.reduce((sum, {methods}) => sum + methods.length, 0);
}
