import type {ReactNode} from 'react';
import {plans} from '../../data/plans';
import planner from '../Planner/Planner.module.css';
import {ScrollTable} from '../ScrollTable/ScrollTable';
import {exceededText, growthText, judge, subject, type PlanVerdict} from './verdict';
import type {Load} from './load';
import {planKeys, planOf} from './plans';

/** The same load on every plan. */
export function PlanTable({load}: {readonly load: Load}): ReactNode {
  const published = planKeys.map((plan) => ({name: planOf(plan).name, verdict: judge(load, plan)}));
  return (
    <ScrollTable className={planner.table}>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Holds</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({name}) => {
          const verdict = published.find((each) => each.name === name)?.verdict;
          return (
            <tr key={name} className={name === planOf(load.plan).name ? planner.chosen : undefined}>
              <th scope="row">{name}</th>
              {verdict ? <Cells verdict={verdict} /> : <td colSpan={2}>{unpublished(name)}</td>}
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}

function Cells({verdict}: {readonly verdict: PlanVerdict}): ReactNode {
  const {holds, first} = verdict;
  return (
    <>
      <td className={holds ? undefined : planner.over}>{holds ? 'Yes' : 'No'}</td>
      <td>{holds ? [`${subject(first)} breaks first.`, growthText(verdict)].join(' ') : exceededText(verdict)}</td>
    </>
  );
}

function unpublished(name: string): string {
  return name === 'HyperScale' ? 'Agreed individually with sales' : 'Not published: look at the Account Limits page';
}
