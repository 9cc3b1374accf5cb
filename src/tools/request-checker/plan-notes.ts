import {limitsPage} from '../../data/pages';
import {plans} from '../../data/plans';
import {limitText, unservedText} from '../../data/rpc/limit-text';
import type {Diagnostic} from './finding';
import type {NamedMethod} from './known-method';

/** Notes that depend on the reader's plan, which a request does not state. */
export function planNotes({name, meaning}: NamedMethod): Diagnostic[] {
  if (meaning.kind === 'stream' && meaning.isSubscribe) return [chainstreamNote()];
  if (meaning.kind !== 'rpc') return [];
  const {transport} = meaning.method;
  if (unservedText(name, transport) === undefined) return [];
  return [
    {
      severity: 'note',
      what: `Not every plan serves ${name}: ${limitText(name, transport)}.`,
      instead: 'On the other plans, treat it as not available.',
      more: {label: 'What to call instead', to: `${limitsPage}#other-methods`},
    },
  ];
}

function chainstreamNote(): Diagnostic {
  const plansWith = (included: boolean) =>
    plans.flatMap(({name, chainstream}) => (chainstream === included ? [name] : [])).join(' and ');
  return {
    severity: 'note',
    what: `ChainStream is not available on ${plansWith(false)}.`,
    instead: `On ${plansWith(true)}, the Account Owner has to enable it first.`,
    more: {label: 'Enable ChainStream', to: '/platform/chainstream-api#enable'},
  };
}
