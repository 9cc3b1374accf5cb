// Ejected: the original is 300 bytes of path data, in the HTML and in the scripts of every page. This is a globe.
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';

export default function IconLanguage({width = 20, height = 20, ...props}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden
      {...props}>
      <circle cx={12} cy={12} r={9} />
      <path d="M3 12h18M12 3a14 14 0 0 1 0 18 14 14 0 0 1 0-18" />
    </svg>
  );
}
