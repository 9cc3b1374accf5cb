import {Fragment, type ReactNode} from 'react';
import type {ListedCategory} from './filter/method-filter';
import styles from './RpcReference.module.css';

/** Links to all methods by category, for navigation on screens without a table of contents. */
export function MethodList({categories}: {categories: readonly ListedCategory[]}): ReactNode {
  return (
    <dl className={styles.list} data-not-indexed="">
      {categories.map(({id, name, methods}) => (
        <div key={id} data-filter-id={id}>
          <dt>
            <a href={`#${id}`}>{name}</a>
          </dt>
          <dd>
            {methods.map((method) => (
              <Fragment key={method.name}>
                <a href={`#${method.name}`} data-filter-id={method.name}>
                  {method.name}
                </a>{' '}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
