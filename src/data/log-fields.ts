/**
 * What the logs of API calls can be filtered by.
 *
 * Source: https://docs.syndica.io/platform/core-concepts/observability, read 2026-11-21.
 */
export const logFieldsSource = {
  url: 'https://docs.syndica.io/platform/core-concepts/observability',
  verified: '2026-11-21',
} as const;

export interface LogFilter {
  readonly name: string;
  /** What a call must have to stay in the list. */
  readonly keeps: string;
  /** Values as they are typed or chosen; empty where they are the reader's own. */
  readonly examples: readonly string[];
}

export const logFilters: readonly LogFilter[] = [
  {name: 'IP address', keeps: 'Calls from one address', examples: ['192.168.1.1']},
  {name: 'RPC method', keeps: 'Calls of one method', examples: ['getBalance', 'getSlot']},
  {name: 'Response status code', keeps: 'Calls answered with one HTTP status', examples: ['200', '401', '403']},
  {name: 'Request type', keeps: 'Calls over one transport', examples: ['RPC', 'WebSocket']},
  {name: 'Request origin', keeps: 'Calls from one domain or application', examples: []},
  {name: 'API key', keeps: 'Calls made with one key', examples: []},
  {name: 'Country', keeps: 'Calls from one location', examples: []},
  {name: 'Device type', keeps: 'Calls from one kind of device', examples: ['Mobile', 'Desktop']},
];
