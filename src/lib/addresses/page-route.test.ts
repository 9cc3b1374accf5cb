import {expect, test} from 'vitest';
import {pageRoute} from './page-route';

test.each([
  ['/', '/', '/'],
  ['/docs/', '/docs/', '/docs/'],
  ['/platform/staking', '/', '/platform/staking'],
  // The page docs/platform/staking/index.mdx, or docs/platform/staking/staking.mdx.
  ['/platform/staking/', '/', '/platform/staking'],
])('the route of %s, on a site below %s, is %s', (permalink, baseUrl, route) => {
  expect(pageRoute(permalink, baseUrl)).toBe(route);
});
