import type {ReactNode} from 'react';
import {focusOnce} from '../../lib/browser/focus-once';

interface Props {
  readonly onRetry: () => void;
  readonly label?: string | undefined;
}

/** The button of an alert that disappears with it: the next Tab continues from where they were. */
export function RetryButton({onRetry, label = 'Retry'}: Props): ReactNode {
  return (
    <button
      type="button"
      className="button button--primary"
      onClick={({currentTarget}) => {
        const place = currentTarget.closest('[role="alert"]')?.parentElement;
        if (place) focusOnce(place);
        onRetry();
      }}>
      {label}
    </button>
  );
}
