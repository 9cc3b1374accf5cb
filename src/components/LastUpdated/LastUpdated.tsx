import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {shortDate} from './short-date';

export function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated
      {lastUpdatedAt && (
        <>
          {' on '}
          <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
            {shortDate(lastUpdatedAt)}
          </time>
        </>
      )}
      {lastUpdatedBy && ` by ${lastUpdatedBy}`}
    </span>
  );
}
