import {nodeVersionsSection} from '../../../data/pages';
import {solanaChanges, solanaChangesSource, type SolanaChange} from '../../../data/solana-changes';
import {longDate} from '../../../lib/text/long-date';
import {inline, paragraph, table} from '../../lib/mdast';
import type {Block} from '../block';

/** What changes on Solana and what to do about it; days share a column with changes, as three would not fit on phones. */
export const solanaChangesTable: Block = () => [
  paragraph(
    `Newest first, as of ${longDate(solanaChangesSource.verified)}. A node release reaches an endpoint when its provider installs it: [find out which one answers](${nodeVersionsSection}).`,
  ),
  table(
    ['When, and what changes', 'What to do'],
    solanaChanges.map(({when, change, action, sources: [source]}) => [
      [...inline(`**${whenText(when)}**`), {type: 'break'}, ...inline(`${change} ([source](${source}))`)],
      action,
    ]),
  ),
];

function whenText({word, day}: SolanaChange['when']): string {
  return [word, day && longDate(day)].filter(Boolean).join(' ');
}
