import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {hyperscalePath, plans, type PlanId} from '../../data/plans';
import type {Load} from '../../tools/limit-planner/load';
import {planKeys} from '../../tools/limit-planner/plans';
import {exceededText, judge, roomText, type Fit, type PlanVerdict} from '../../tools/limit-planner/verdict';
import {ComparedRow} from '../Planner/ComparedRow';
import planner from '../Planner/Planner.module.css';
import {PlannerTable} from '../Planner/PlannerTable';

/** Compares all plans for the same load. */
export function PlanTable({load}: {readonly load: Load}): ReactNode {
  return (
    <PlannerTable caption="The same load on each plan" columns={[{name: 'Plan'}, {name: 'Fits'}, {name: 'Why'}]}>
      {plans.map(({id, name}) => {
        const published = planKeys.find((plan) => plan === id);
        const verdict = published && judge(load, published);
        return (
          <ComparedRow key={id} name={name} isChosen={id === load.plan}>
            {verdict ? <Cells verdict={verdict} /> : <td colSpan={2}>{unpublished(id)}</td>}
          </ComparedRow>
        );
      })}
    </PlannerTable>
  );
}

const fitNames: Readonly<Record<Fit, string>> = {yes: 'Yes', unsure: 'Not certain', no: 'No'};

function Cells({verdict}: {readonly verdict: PlanVerdict}): ReactNode {
  const {fit} = verdict;
  return (
    <>
      <td className={fit === 'no' ? planner.over : undefined}>{fitNames[fit]}</td>
      <td>{fit === 'no' ? exceededText(verdict) : roomText(verdict)}</td>
    </>
  );
}

function unpublished(id: PlanId): ReactNode {
  if (id !== 'hyperscale') return 'Not published: see the Account Limits page';
  return (
    <>
      Agreed individually with sales: <Link to={hyperscalePath}>how to ask</Link>
    </>
  );
}
