/** Fields of a log entry, filters of the logs, and metrics of the analytics. */
export const logFieldsSource = {
  url: 'https://docs.syndica.io/platform/core-concepts/observability',
  verified: '2026-11-21',
} as const;

export interface LogField {
  readonly name: string;
  readonly tells: string;
}

/** Fields of a log entry. */
export const logEntryFields: readonly LogField[] = [
  {name: 'Request method and parameters', tells: 'What was called, and with what'},
  {name: 'Response status and payload', tells: 'What came back'},
  {name: 'Timestamp', tells: 'When, to the millisecond'},
  {name: 'API key', tells: 'Which key was used'},
  {name: 'Request origin', tells: 'Which domain or application the call came from'},
  {name: 'IP address', tells: 'Where the caller is on the network'},
  {name: 'Geographic location', tells: 'Where the caller is in the world'},
  {name: 'Device type', tells: 'Whether the caller is a mobile device or a desktop'},
];

export interface LogFilter {
  readonly name: string;
  /** Which calls pass the filter. */
  readonly keeps: string;
  /** Example values as typed or selected; empty if they are specific to the reader. */
  readonly examples: readonly string[];
}

export const logFilters: readonly LogFilter[] = [
  {name: 'IP address', keeps: 'Calls from one address', examples: ['192.168.1.1']},
  {name: 'RPC method', keeps: 'Calls to one method', examples: ['getBalance', 'getSlot']},
  {name: 'Response status code', keeps: 'Calls that returned one HTTP status', examples: ['200', '401', '403']},
  {name: 'Request type', keeps: 'Calls over one transport', examples: ['RPC', 'WebSocket']},
  {name: 'Request origin', keeps: 'Calls from one domain or application', examples: []},
  {name: 'API key', keeps: 'Calls made with one key', examples: []},
  {name: 'Country', keeps: 'Calls from one location', examples: []},
  {name: 'Device type', keeps: 'Calls from one kind of device', examples: ['Mobile', 'Desktop']},
];

export interface LogMeasure {
  readonly name: string;
  /** Completes a sentence that starts with "Use it to". */
  readonly use: string;
}

/** What the analytics dashboard shows for the same traffic. */
export const logMeasures: readonly LogMeasure[] = [
  {name: 'Requests per second over time', use: 'See how close you are to a rate limit'},
  {name: 'Latency percentiles p50, p95, and p99', use: 'Tell a slow service from a few slow calls'},
  {name: 'Error rates', use: 'Spot a bad release, or a key that has expired'},
  {name: 'Usage split by Stack, tag, method, or time range', use: 'Find the app or the method behind the traffic'},
];
