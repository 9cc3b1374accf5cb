import Link from '@docusaurus/Link';
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
  return <Link to={to}>{label}</Link>;
}
