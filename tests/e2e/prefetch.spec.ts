import {afterIdle} from './lib/after-idle';
import {connectBy, unconstrained} from './lib/connect-by';
import {ownScripts} from './lib/own-scripts';
import {expect, test} from './lib/site';

for (const [name, connection, prefetches] of [
  ['a fast connection', unconstrained, true],
  ['2g', {effectiveType: '2g', saveData: false}, false],
  ['data saving', {effectiveType: '4g', saveData: true}, false],
] as const) {
  test(`C12: on ${name} route assets are ${prefetches ? '' : 'not '}prefetched`, async ({page, site}) => {
    await connectBy(page, connection);
    await site.open('/');
    // Links in the viewport trigger prefetching. The mouse would load the page, which then needs no prefetching.
    await page.getByRole('link', {name: 'Staking', exact: true}).first().scrollIntoViewIfNeeded();
    await page.evaluate(afterIdle);
    const ofStaking = ownScripts('/platform/staking').filter((script) => !ownScripts('/').includes(script));
    expect(ofStaking).not.toEqual([]);
    for (const script of ofStaking) {
      await expect(page.locator(`head link[rel=prefetch][href="${script}"]`)).toHaveCount(prefetches ? 1 : 0);
    }
  });
}
