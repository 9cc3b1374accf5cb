import {expect, test} from 'vitest';
import {describeProblem} from './describe-problem';
import type {LinkProblem} from './find-problems';

// cspell:ignore biling

const route = '/platform/staking';
const problem = (kind: LinkProblem['kind'], target: string): LinkProblem => {
  const [path = '', anchor = ''] = target.split('#');
  return {route, kind, path, anchor};
};
const source = [
  '# Staking',
  '',
  'The words /platform/biling alone are no link.',
  'See [all](/platform/biling-all), [one](/platform/biling/one), [cost](./billing.mdx#costs-now).',
  'See [billing](/platform/biling), [cost](./billing.mdx#costs)',
  'and ![a picture](/img/none.png).',
  '<Card to="/platform/nowhere" />',
  'See [limits](./limits.mdx#http), [plans](./plans.mdx#http),',
  '[a section](#http), [limits again](/platform/limits#http)',
  'and [those](../platform/limits#http-all).',
].join('\n');

test.each([
  ['link', '/platform/biling', 5, 'No page and no file has this path.'],
  ['link', '/platform/nowhere', 7, 'No page and no file has this path.'],
  ['anchor', '/platform/billing#costs', 5, 'The page /platform/billing has no such heading id.'],
  ['image', '/img/none.png', 6, 'No file has this path, and images of other sites are blocked.'],
] as const)('P6: a broken %s %s is reported with file, line and fix', (kind, target, line, remedy) => {
  const text = describeProblem(problem(kind, target), 'docs/staking.mdx', source);
  expect(text).toContain(`docs/staking.mdx:${line}: broken ${kind} ${target}. ${remedy}`);
  expect(text).not.toContain('\n');
});

test.each([
  ['the page of the target', '/platform/limits#http', '8, 9'],
  ['one of the pages with such an anchor', '/platform/plans#http', '8'],
  ['the page itself', '/platform/staking#http', '9'],
])('P6: the lines of a broken anchor are those that link to %s', (_what, target, lines) => {
  const text = describeProblem(problem('anchor', target), 'docs/staking.mdx', source);
  expect(text).toContain(`docs/staking.mdx:${lines}: broken anchor ${target}.`);
});

test.each([
  ['link', '/other', '/other'],
  ['anchor', '/platform/prices#http', '#http'],
] as const)('P6: a %s that is not in the source comes from a component', (kind, target, searched) => {
  const text = describeProblem(problem(kind, target), 'docs/staking.mdx', source);
  const place = `docs/staking.mdx (from a component or data block: search src for ${searched})`;
  expect(text).toContain(`${place}: broken ${kind} ${target}.`);
});
