import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/** A link to a place of the page that is no heading. Other pages may link to it, too. */
export function LinkTo({id, name}: {id: string; name: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <a className="hash-link" href={`#${id}`} aria-label={`Link to ${name}`} title={`Link to ${name}`} />;
}
