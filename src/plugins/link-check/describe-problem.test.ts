import {expect, test} from 'vitest';
import {describeProblem} from './describe-problem';

// cspell:ignore biling

const route = '/platform/staking';
const source = [
  '# Staking',
  '',
  'The words /platform/biling alone are no link.',
  'See [all](/platform/biling-all), [one](/platform/biling/one), [cost](./billing.mdx#costs-now).',
  'See [billing](/platform/biling), [cost](./billing.mdx#costs)',
  'and ![a picture](/img/none.png).',
  '<Card to="/platform/nowhere" />',
].join('\n');

test.each([
  ['link', '/platform/biling', 5, 'No page and no file has this path.'],
  ['link', '/platform/nowhere', 7, 'No page and no file has this path.'],
  ['anchor', '/platform/billing#costs', 5, 'The page /platform/billing has no such heading id.'],
  ['image', '/img/none.png', 6, 'No file has this path. Put the image under static/'],
] as const)('P6: a broken %s %s is reported with file, line and fix', (kind, target, line, remedy) => {
  const text = describeProblem({route, kind, target}, 'docs/staking.mdx', source);
  expect(text).toContain(`docs/staking.mdx:${line}: broken ${kind} ${target}. ${remedy}`);
  expect(text).not.toContain('\n');
});

test('P6: a link that is not in the source comes from a component', () => {
  const text = describeProblem({route, kind: 'link', target: '/other'}, 'docs/staking.mdx', source);
  expect(text).toContain('docs/staking.mdx (from a component or data block): broken link /other.');
});
