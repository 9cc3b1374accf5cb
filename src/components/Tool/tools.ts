/** Registry of the interactive tools. Each is a chunk of its own, which loads near the viewport. */
import type {Height} from '../Room/Room';
import type {SafeTool} from '../ToolParts/starts-over';

export interface ToolEntry {
  /** Accessible name, also used in the failure message. */
  readonly title: string;
  /** Alternative for readers without JavaScript: where the page has the same information. */
  readonly withoutScripts: string;
  readonly height: Height;
  /** Set if the tool sends requests to URLs that the reader enters, which the CSP of its page must allow. */
  readonly sends?: true;
  readonly load: () => Promise<{readonly default: SafeTool}>;
}

export const tools: Readonly<Record<string, ToolEntry>> = {
  'error-decoder': {
    title: 'Error decoder',
    withoutScripts: 'Look up the code in the tables on this page.',
    height: {wide: 190, narrow: 222},
    load: () => import('../ErrorDecoder/ErrorDecoder'),
  },
  'limit-planner': {
    title: 'Limit planner',
    withoutScripts: 'Compare your calls per second with the tables on this page.',
    height: {wide: 2400, narrow: 3935},
    load: () => import('../LimitPlanner/LimitPlanner'),
  },
  'fee-planner': {
    title: 'Fee planner',
    withoutScripts: 'Work out the fee with the formula on this page.',
    height: {wide: 840, narrow: 1350},
    load: () => import('../FeePlanner/FeePlanner'),
  },
  'transaction-size-planner': {
    title: 'Transaction size planner',
    withoutScripts: 'Compile the transaction, and compare its bytes with the table on this page.',
    height: {wide: 1225, narrow: 1870},
    load: () => import('../TransactionSizePlanner/TransactionSizePlanner'),
  },
  'request-builder': {
    title: 'Request builder',
    withoutScripts: 'Each method below has a request that you can copy.',
    height: {wide: 850, narrow: 955},
    sends: true,
    load: () => import('../RequestBuilder/RequestBuilder'),
  },
  'request-checker': {
    title: 'Request checker',
    withoutScripts: 'Compare your request with the parameters of its method below.',
    height: {wide: 745, narrow: 1130},
    load: () => import('../RequestChecker/RequestChecker'),
  },
};
