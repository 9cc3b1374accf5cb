import type {Transport} from '../../lib/transport';
import {planOf} from '../plans';
import {hasOwnHttpLimit, httpLimitOf, subscriptionLimitOf, type PlanLimit} from './method-limits';

/** The plans' limits for a method: `100 requests per second on Standard Mode, 300 on Scale Mode`. */
export function limitText(name: string, transport: Transport): string {
  if (transport === 'http') {
    const limit = planText(httpLimitOf(name), 'requests per second');
    return hasOwnHttpLimit(name) ? limit : `${limit}, possibly shared with other methods`;
  }
  const {mainnet, devnet} = subscriptionLimitOf(name);
  const isSame = mainnet.standard === devnet.standard && mainnet.scale === devnet.scale;
  return planText(mainnet, 'subscriptions') + (isSame ? '' : `; ${devnet.standard} and ${devnet.scale} on devnet`);
}

/** The limit text of a method that a plan does not serve; undefined for other methods. */
export function unservedText(name: string, transport: Transport): string | undefined {
  const {standard} = transport === 'http' ? httpLimitOf(name) : subscriptionLimitOf(name).mainnet;
  return standard === 0 ? `Limit: ${limitText(name, transport)}.` : undefined;
}

function planText({standard, scale}: PlanLimit, unit: string): string {
  const standardPlan = planOf('standard').name;
  const scalePlan = planOf('scale').name;
  if (standard === 0 && scale === 0) return `not available on ${standardPlan} and ${scalePlan}`;
  if (standard === 0) return `not available on ${standardPlan}, ${scale} ${unit} on ${scalePlan}`;
  return `${standard} ${unit} on ${standardPlan}, ${scale} on ${scalePlan}`;
}
