// Ejected: the original is 500 bytes of path data, in the HTML and in the scripts of every page.
import type {Props} from '@theme/Icon/Arrow';
import type {ReactNode} from 'react';

export default function IconArrow(props: Props): ReactNode {
  return (
    <svg width={20} height={20} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden {...props}>
      <path d="m3 4 6 6-6 6m7-12 6 6-6 6" />
    </svg>
  );
}
