import {ask} from '../question';

const logs = '/platform/concepts/logs';
const stacks = '/platform/concepts/stacks';

export const logsAndStacks = ask(
  [
    'A customer reports a failed call at 14:05. How do I find that request?',
    `${logs}#find-a-failed-call`,
    'status code',
    'time range',
    'payload',
  ],
  ['Are the request parameters of my users logged?', `${logs}#entry`, 'parameters', 'IP address'],
  ['Which service of mine causes all the 429s?', `${logs}#find-429`, 'status code', '429', 'identifies the app'],
  ['In which format do I type the time into the log filter?', `${logs}#filter-logs`, 'HH:MM:SS:MS'],
  ['Can I filter the logs by country or by device?', `${logs}#filter-logs`, 'Country', 'Mobile'],
  ['I filter the logs for 429 and see nothing, yet my app gets rate limited', `${logs}#find-429`, '7429', 'status 200'],
  ['Where do I see p95 and p99 latency of my calls?', `${logs}#analytics`, 'p95', 'p99'],
  ['Your dashboard says 40 ms and I measure 120 ms. Who is right?', `${logs}#percentiles`, 'round trip to the region'],
  ['My error rate jumped to 401 overnight for one key', `${logs}#error-rates`, '401', 'expired or was revoked'],
  [
    'How do I get an alert when too many of my calls fail or get slow?',
    `${logs}#own-alert`,
    'No alerts are documented',
    'exit code',
    'cron',
    'ALERT getTransaction',
    'ALERT getHealth: 20 calls, 0.0% limited, 100.0% failed',
  ],
  ['How long do you keep logs?', '/platform/resources/faq#log-retention', "isn't documented", 'your own log'],
  ['Can I export the logs or read them through an API?', `${logs}#limits`, 'exported', 'Do not build on it'],
  ['Can everybody in my team read the logs?', `${logs}#access`, 'every invited user', 'full access'],
  [
    'What should my own code log so that I can match it with your dashboard?',
    `${logs}#your-side`,
    'millisecond',
    'method',
    'code',
  ],
  ['What is a Stack good for?', `${stacks}#what-it-gives`, 'API keys', 'Analytics'],
  [
    'Should I make one Stack for each environment, or one for everything?',
    `${stacks}#one-per-environment`,
    'one Stack for each app and environment',
  ],
  [
    'Do I get more requests per second with a second Stack?',
    `${stacks}#what-belongs`,
    'do not count on a second Stack',
  ],
  ['Why can I not add a Stack?', `${stacks}#permissions`, 'only the Account Owner', 'cost money'],
  ['Staging traffic shows up in the analytics of production', `${stacks}#mixed-up`, 'key of the production Stack'],
  [
    'Do I need a Stack for a new worker, or is a key enough?',
    `${stacks}#stack-or-key`,
    'Another server or job of the same app',
    'A key in the Stack of the app',
  ],
);
