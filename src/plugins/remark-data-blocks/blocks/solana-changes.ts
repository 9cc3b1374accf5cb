import {nodeVersionsSection} from '../../../data/pages';
import {solanaChanges, solanaChangesSource} from '../../../data/solana-changes';
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
      [...inline(`**${when}**`), {type: 'break'}, ...inline(`${change} ([source](${source}))`)],
      action,
    ]),
  ),
];

function longDate(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
}
