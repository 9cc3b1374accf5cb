import methodNames from '@generated/method-names/default/names.json';
import type {ReactNode} from 'react';
import {limitUses} from '../../tools/limit-planner/limits';
import type {Load} from '../../tools/limit-planner/load';
import {loadCodec} from '../../tools/limit-planner/query-codec';
import {growthText, judge, otherPlanText, verdictText, type Fit} from '../../tools/limit-planner/verdict';
import type {Outcome} from '../../tools/outcome';
import {Planner, type Answer} from '../Planner/Planner';
import planner from '../Planner/Planner.module.css';
import {startsOver} from '../ToolParts/starts-over';
import {AddOnCostText} from './AddOnCostText';
import {BackoffTable} from './BackoffTable';
import {LimitTable} from './LimitTable';
import {LoadForm} from './LoadForm';
import {PlanTable} from './PlanTable';

const codec = loadCodec(methodNames);

/** Tells whether a plan can handle a load, which limit is exceeded first, and what its add-ons cost. */
function LimitPlanner(): ReactNode {
  return (
    <Planner
      codec={codec}
      anchor="check-your-load"
      Form={LoadForm}
      sought="whether the plan fits"
      answer={answer}
      Details={Details}
    />
  );
}

export default startsOver(LimitPlanner, {parameters: codec.names});

const outcomes: Readonly<Record<Fit, Outcome | undefined>> = {yes: 'good', unsure: undefined, no: 'bad'};

function answer(load: Load): Answer {
  const verdict = judge(load, load.plan);
  return verdict
    ? {
        verdict: verdictText(verdict),
        outcome: outcomes[verdict.fit],
        remark: [growthText(verdict), otherPlanText(load)].filter(Boolean).join(' '),
      }
    : {verdict: 'Add a call, a subscription, or a stream to see whether the plan fits.'};
}

function Details({value: load}: {readonly value: Load}): ReactNode {
  const uses = limitUses(load, load.plan);
  if (uses.length === 0) return null;
  const isUnsure = judge(load, load.plan)?.fit === 'unsure';
  return (
    <>
      <LimitTable uses={uses} />
      {isUnsure && (
        <p className={planner.remark}>
          The planner takes the row for any other method as a limit for each of them. Whether they share it is not
          published. If they do, waiting makes no room: send less first.
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
