import methodNames from '@generated/method-names/default/names.json';
import type {ReactNode} from 'react';
import {planOf} from '../../data/plans';
import {httpRateLimits, subscriptionLimits} from '../../data/rate-limits';
import {withSubscriptions, type LoadDraft} from '../../tools/limit-planner/draft';
import {planKeys} from '../../tools/limit-planner/plans';
import type {FormProps} from '../Planner/Planner';
import planner from '../Planner/Planner.module.css';
import {SelectField, TextField} from '../ToolParts/fields';
import tool from '../ToolParts/ToolParts.module.css';
import styles from './LimitPlanner.module.css';
import {methodOptions} from './method-options';
import {MethodRows} from './MethodRows';

const callOptions = methodOptions(methodNames.http, httpRateLimits);
const subscriptionOptions = methodOptions(methodNames.websocket, subscriptionLimits);
const planOptions = planKeys.map((key) => ({value: key, label: planOf(key).name}));

export function LoadForm({draft, errors, onChange}: FormProps<LoadDraft>): ReactNode {
  const change = (part: Partial<LoadDraft>) => onChange({...draft, ...part});
  const number = (field: 'connections' | 'streams' | 'streamHours' | 'users', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      value={draft[field]}
      error={errors[field]}
      onChange={(text) => change({[field]: text})}
    />
  );
  return (
    <>
      <div className={tool.fields}>
        <SelectField label="Plan" value={draft.plan} options={planOptions} onChange={(plan) => change({plan})} />
        <SelectField
          label="Network"
          value={draft.network}
          options={[
            {value: 'mainnet', label: 'Mainnet'},
            {value: 'devnet', label: 'Devnet'},
          ]}
          onChange={(network) => change({network})}
        />
      </div>
      <div className={styles.groups}>
        <MethodRows
          legend="Calls in the busiest second"
          item="call"
          countLabel="Per second"
          methods={callOptions}
          rows={draft.calls}
          added={{method: 'getBalance', count: '10'}}
          errorAt={(index) => errors[`calls-${index}`]}
          onChange={(calls) => change({calls})}
        />
        <MethodRows
          legend="Active subscriptions"
          item="subscription"
          countLabel="At once"
          methods={subscriptionOptions}
          rows={draft.subscriptions}
          added={{method: 'logsSubscribe', count: '1'}}
          errorAt={(index) => errors[`subscriptions-${index}`]}
          onChange={(subscriptions) => onChange(withSubscriptions(draft, subscriptions))}
        />
        <div className={planner.numbers}>
          {number('connections', 'WebSocket connections')}
          {number('users', 'Users besides the owner')}
        </div>
        <div className={planner.numbers}>
          {number('streams', 'ChainStream streams')}
          {number('streamHours', 'Hours per month')}
        </div>
      </div>
    </>
  );
}
