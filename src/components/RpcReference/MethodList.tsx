import {memo, type ReactNode} from 'react';
import type {ListedCategory} from './method-filter';
import styles from './RpcReference.module.css';

/** Links to all methods, by category: the way around the page on screens without a table of contents. */
export const MethodList = memo(function MethodList({categories}: {categories: readonly ListedCategory[]}): ReactNode {
  return (
    <dl className={styles.list} data-not-indexed data-plain-links>
      {categories.map(({id, name, methods}) => (
        <div key={id}>
          <dt>
            <a href={`#${id}`}>{name}</a>
          </dt>
          <dd>
            {methods.map((method) => (
              <a key={method.name} href={`#${method.name}`}>
                {method.name}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
});
