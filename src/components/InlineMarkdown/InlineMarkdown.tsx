import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {splitMatches} from '../../lib/text/split-matches';

/** Inline code and links. */
const marked = /`[^`]{1,200}`|\[[^\]]{1,200}\]\([^)\s]{1,300}\)/g;

/** Renders a line from the site's own data: text, inline code, and links. Not for text that readers paste. */
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

/** A link that keeps the URL's query, which holds a tool's state, if its target is on the same page. */
export function PageLink({to, children}: {readonly to: string; readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const [path = '', anchor] = to.split('#');
  if (anchor !== undefined && pathname.replace(/\/$/, '') === path) return <a href={`#${anchor}`}>{children}</a>;
  return <Link to={to}>{children}</Link>;
}
