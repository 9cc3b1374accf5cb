import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/** A hash link to an anchor that is not a heading. Registers the anchor for Docusaurus's broken-link check. */
export function LinkTo({id, name}: {id: string; name: string}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <a className="hash-link" href={`#${id}`} aria-label={`Link to ${name}`} title={`Link to ${name}`} />;
}
