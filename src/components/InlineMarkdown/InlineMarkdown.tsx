import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** Code between backticks, and links. */
const marked = /(`[^`]{1,200}`|\[[^\]]{1,200}\]\([^)\s]{1,300}\))/;

/** A line of our data: text, code and links. For what readers paste, it is the wrong component. */
export function InlineMarkdown({text}: {readonly text: string}): ReactNode {
  return text.split(marked).map((part, index) => (index % 2 === 0 ? part : <Marked key={index} text={part} />));
}

function Marked({text}: {readonly text: string}): ReactNode {
  const link = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(text);
  if (link === null) return <code>{text.slice(1, -1)}</code>;
  const [, label = '', to = ''] = link;
  return <PageLink to={to}>{label}</PageLink>;
}

/** A link that leaves the address of a result alone where it leads to a place on the same page. */
export function PageLink({to, children}: {readonly to: string; readonly children: ReactNode}): ReactNode {
  const [path = '', anchor] = to.split('#');
  const isHere = typeof window !== 'undefined' && window.location.pathname.replace(/\/$/, '') === path;
  if (isHere && anchor !== undefined) return <a href={`#${anchor}`}>{children}</a>;
  return <Link to={to}>{children}</Link>;
}
