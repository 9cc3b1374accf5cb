import type {ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import {backoffFor, duration, longestWaitReason, peakFactor, type Backoff} from '../../tools/limit-planner/backoff';
import type {LimitUse} from '../../tools/limit-planner/limits';
import planner from '../Planner/Planner.module.css';
import {PlannerTable} from '../Planner/PlannerTable';

const caption = 'Back-off after a 429';

/** Back-off settings for calls rejected with a 429. */
export function BackoffTable({uses}: {readonly uses: readonly LimitUse[]}): ReactNode {
  const calls = uses.filter(({kind}) => kind === 'http');
  // Neither waiting nor a lower rate helps with a method that the plan does not include, as the verdict says.
  if (calls.length === 0 || calls.some(({limit}) => limit === 0)) return null;
  const backoff = backoffFor(uses);
  if (backoff) return <Settings backoff={backoff} />;
  return (
    <>
      <p className={planner.heading}>{caption}</p>
      <p>
        The planned calls already use up a limit, so waiting won’t make room for more.{' '}
        <a href="#send-less">Send less</a> first.
      </p>
    </>
  );
}

function Settings({backoff}: {readonly backoff: Backoff}): ReactNode {
  const {method, refused, drainMs, firstWaitMs, factor, maxWaitMs, attempts, waitsMs, outlasts} = backoff;
  const rows = [
    ['First wait', duration(firstWaitMs), 'As in the clients on this page, or the time of one call if that is longer'],
    ['Factor', `× ${factor}`, 'For each later wait'],
    ['Longest wait', duration(maxWaitMs), longestWaitReason(backoff)],
    ['Jitter', '50% to 100% of each wait', 'Keeps workers from retrying together'],
    [
      'Attempts',
      String(attempts),
      `Including the first call: ${duration(waitsMs.shortest)} to ${duration(waitsMs.longest)} of waiting`,
    ],
  ] as const;
  return (
    <>
      <PlannerTable caption={caption} columns={[{name: 'Setting'}, {name: 'Value'}, {name: 'Why'}]}>
        {rows.map(([name, value, why]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>{why}</td>
          </tr>
        ))}
      </PlannerTable>
      <p className={planner.small}>
        For {method}: in a second with {peakFactor} times the planned calls, {refusal(refused, drainMs)}.{' '}
        {!outlasts && 'Waiting isn’t enough to outlast that: leave more headroom. '}
        Use these values in the <a href="#handle-a-429">clients above</a>.
      </p>
    </>
  );
}

/** What happens to the calls above the limit, all of which have room in `drainMs`. */
function refusal(refused: number, drainMs: number): string {
  if (refused === 0) return 'none is refused';
  const room = `the spare capacity takes ${duration(drainMs)} to absorb`;
  return refused === 1 ? `1 is refused, and ${room} it` : `${grouped(refused)} are refused, and ${room} them`;
}
