import type {ReactNode} from 'react';
import {grouped} from '../../lib/amounts/grouped';
import {limitUses, unlistedTogether} from '../../tools/limit-planner/limits';
import type {Load} from '../../tools/limit-planner/load';
import {planOf} from '../../tools/limit-planner/plans';
import {loadCodec} from '../../tools/limit-planner/query-codec';
import {growthText, judge, smallestPlan, verdictText} from '../../tools/limit-planner/verdict';
import {Planner} from '../Planner/Planner';
import planner from '../Planner/Planner.module.css';
import {AddOnCostText} from './AddOnCostText';
import {BackoffTable} from './BackoffTable';
import {LimitTable} from './LimitTable';
import {LoadForm} from './LoadForm';
import {PlanTable} from './PlanTable';

/** Tells whether a plan can handle a load, which limit is exceeded first, and what its add-ons cost. */
export default function LimitPlanner(): ReactNode {
  return (
    <Planner
      codec={loadCodec}
      anchor="check-your-load"
      Form={LoadForm}
      sought="whether the plan fits"
      answer={answer}
      Details={Details}
    />
  );
}

function answer(load: Load): readonly [verdict: string, remark?: string] {
  const verdict = judge(load, load.plan);
  return verdict
    ? [verdictText(verdict), [growthText(verdict), smallest(load)].filter(Boolean).join(' ')]
    : ['Add a call, a subscription, or a stream to see whether the plan fits.'];
}

function smallest(load: Load): string {
  const plan = smallestPlan(load);
  if (plan === undefined) return `No plan with published limits fits: ask sales about ${planOf('hyperscale').name}.`;
  return plan === load.plan ? '' : `The smallest plan that fits is ${planOf(plan).name}.`;
}

function Details({value: load}: {readonly value: Load}): ReactNode {
  const uses = limitUses(load, load.plan);
  if (uses.length === 0) return null;
  const unlisted = unlistedTogether(load, load.plan);
  return (
    <>
      <LimitTable uses={uses} />
      {unlisted !== undefined && (
        <p className={planner.remark}>
          Calls to methods without their own limit add up to {grouped(unlisted)}, more than the row for any other method
          allows. The planner takes that row as a limit for each method. Your Account Limits page shows what applies to
          you.
        </p>
      )}
      <p className={planner.small}>
        Each call in a batch counts. Subscriptions are spread evenly across the connections.
      </p>
      <PlanTable load={load} />
      <AddOnCostText load={load} />
      <BackoffTable uses={uses} />
    </>
  );
}
