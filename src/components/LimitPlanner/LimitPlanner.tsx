import clsx from 'clsx';
import type {ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import {Ignored} from '../Planner/Ignored';
import planner from '../Planner/Planner.module.css';
import {ShareActions} from '../Planner/ShareActions';
import {useQueryState} from '../QueryState/useQueryState';
import tool from '../ToolParts/ToolParts.module.css';
import {BackoffTable} from './BackoffTable';
import {exampleLoad, readLoad, type LoadDraft} from '../../tools/limit-planner/draft';
import {limitUses, unlistedTogether} from '../../tools/limit-planner/limits';
import {LimitTable} from './LimitTable';
import type {Load} from '../../tools/limit-planner/load';
import {LoadForm} from './LoadForm';
import {planOf} from '../../tools/limit-planner/plans';
import {PlanTable} from './PlanTable';
import {loadCodec} from '../../tools/limit-planner/query-codec';
import {StreamCostText} from './StreamCostText';
import {growthText, judge, smallestPlan, verdictText} from '../../tools/limit-planner/verdict';

/** Whether a plan holds a load, what breaks first, and what the streams cost. */
export default function LimitPlanner(): ReactNode {
  const [{draft, ignored}, setState] = useQueryState(loadCodec);
  const change = (changed: LoadDraft) => setState({draft: changed, ignored: []});
  const {load, errors} = readLoad(draft);
  const verdict = load && judge(load, load.plan);
  return (
    <>
      <Ignored items={ignored} />
      <LoadForm draft={draft} errors={errors} onChange={change} />
      <ShareActions onReset={() => change(exampleLoad)} />
      <div className={clsx(tool.result, planner.result)}>
        <div role="status" className={planner.answer}>
          <p className={tool.verdict}>
            {errors
              ? 'Correct the marked field to see whether the plan fits.'
              : verdict
                ? verdictText(verdict)
                : 'Add a call, a subscription, or a stream to see whether the plan fits.'}
          </p>
          {verdict && <p>{[growthText(verdict), smallest(load)].filter(Boolean).join(' ')}</p>}
        </div>
        {verdict && <Details load={load} />}
      </div>
    </>
  );
}

function smallest(load: Load): string {
  const plan = smallestPlan(load);
  if (plan === undefined) return `No plan with published limits fits: ask sales about ${planOf('hyperscale').name}.`;
  return plan === load.plan ? '' : `The smallest plan that fits is ${planOf(plan).name}.`;
}

function Details({load}: {readonly load: Load}): ReactNode {
  const uses = limitUses(load, load.plan);
  const unlisted = unlistedTogether(load, load.plan);
  return (
    <>
      <LimitTable uses={uses} />
      {unlisted !== undefined && (
        <p className={planner.remark}>
          Calls to methods without their own limit add up to {grouped(unlisted)}, more than the row for any other method
          allows. The planner reads that row as a limit for each of them. Your Account Limits page shows what applies to
          you.
        </p>
      )}
      <p className={planner.small}>
        Each call in a batch counts. Subscriptions are spread evenly across the connections.
      </p>
      <p className={planner.heading}>The same load on each plan</p>
      <PlanTable load={load} />
      <StreamCostText load={load} />
      <BackoffTable uses={uses} />
    </>
  );
}
