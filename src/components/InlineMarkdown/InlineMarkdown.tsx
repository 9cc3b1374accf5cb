import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {splitMatches} from '../../lib/split-matches';

/** Code between backticks, and links. */
const marked = /`[^`]{1,200}`|\[[^\]]{1,200}\]\([^)\s]{1,300}\)/g;

/** A line of our data: text, code and links. For what readers paste, it is the wrong component. */
export function InlineMarkdown({text}: {readonly text: string}): ReactNode {
  return splitMatches(text, marked).map((piece, index) =>
    piece.isMatch ? <Marked key={index} text={piece.text} /> : piece.text,
  );
}

function Marked({text}: {readonly text: string}): ReactNode {
  const link = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(text);
  if (link === null) return <code>{text.slice(1, -1)}</code>;
  const [, label = '', to = ''] = link;
  return <PageLink to={to}>{label}</PageLink>;
}

/** A link that leaves the address of a result alone where it leads to a place on the same page. */
export function PageLink({to, children}: {readonly to: string; readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const [path = '', anchor] = to.split('#');
  if (anchor !== undefined && pathname.replace(/\/$/, '') === path) return <a href={`#${anchor}`}>{children}</a>;
  return <Link to={to}>{children}</Link>;
}
