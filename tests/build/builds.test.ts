import {describe, expect, test} from 'vitest';
import {buildSite, mdx, type SmallSite} from '../support/make-site';

/** Expects the build of such a site to fail, with a message that has file, line and remedy. */
async function expectStop(site: SmallSite, expected: RegExp[]): Promise<void> {
  await buildSite(site, ({exitCode, output}) => {
    expect(exitCode, output).not.toBe(0);
    for (const pattern of expected) expect(output).toMatch(pattern);
  });
}

describe('a build fails, naming file, line and remedy, for', () => {
  test('P6: a broken link, anchor or image', () =>
    expectStop(
      {
        docs: {
          'link.mdx': mdx(
            'Link',
            'Line eight follows.\n\nA [link](/nowhere) to nowhere.\n\nA <a href="http://localhost:PORT">host</a>.',
          ),
          'anchor.mdx': mdx('Anchor', 'See [this](#no-such-heading).\n\n## Section {/* #section */}\n\nText.'),
          'image.mdx': mdx('Image', 'Text.\n\n<img src="/img/missing.png" alt="A picture" />'),
        },
        files: {
          'src/config/announcement.ts':
            'export const announcement = {id: "new", content: `<a href="/">Home</a>, <a href="/moved">more</a>`};',
        },
      },
      [
        /docs\/link\.mdx:8: broken link \/nowhere\. .*Fix the link/,
        /docs\/link\.mdx:10: broken link http:\/\/localhost:PORT\. .*Fix the link/,
        /docs\/anchor\.mdx:6: broken anchor \/anchor#no-such-heading\. .*Use an id/,
        /docs\/image\.mdx:8: broken image \/img\/missing\.png\. .*Put the image under static/,
        /src\/config\/announcement\.ts:1: broken link \/moved\. .*Fix the link/,
      ],
    ));

  test('P6: a link or an image whose file is missing; an unknown fact, block, sample or region', () =>
    expectStop(
      {
        docs: {
          'link.mdx': mdx('Link', 'See [that](./missing.mdx).'),
          'image.mdx': mdx('Image', '![A picture](./missing.png)'),
          'fact.mdx': mdx('Fact', 'At most <Fact id="no.such" /> of them.'),
          'block.mdx': mdx('Block', '<DataBlock id="no-such" />'),
          'sample.mdx': mdx('Sample', 'Text.\n\n<Sample name="solana-rpc/no-such" />'),
          'region.mdx': mdx('Region', '<Sample name="solana-rpc/get-balance.ts" region="no-such" />'),
        },
      },
      [
        /docs\/link\.mdx" \(6:5\)[\s\S]*Make sure it references a local Markdown file/,
        /docs\/image\.mdx" \(6:1\)/,
        /docs\/fact\.mdx:6: <Fact>: there is no fact "no\.such"\. Add it to src\/data\/facts/,
        /docs\/block\.mdx:6: <DataBlock>: there is no block "no-such"/,
        /docs\/sample\.mdx:8: <Sample>: there is no sample "solana-rpc\/no-such" in src\/samples\. solana-rpc has: /,
        /docs\/region\.mdx:6: <Sample>: solana-rpc\/get-balance\.ts: has no region "no-such"\. It has/,
      ],
    ));

  test('a mistake in data that pages import', () =>
    expectStop(
      {
        docs: {'page.mdx': mdx('Page', '<DataBlock id="transaction-errors" />')},
        files: {'src/data/errors/errors.json': '{"source": {'},
      },
      // Other modules import it, too, later, and get nothing: what they miss is not the message.
      [/page\.mdx"[\s\S]*Cause: .*src\/data\/errors\/errors\.json: .*JSON/, /^(?![\s\S]*Cannot read properties)/],
    ));

  test('E8, H10: a half-configured search provider', async () => {
    await buildSite({env: {ALGOLIA_APP_ID: 'APP'}}, ({exitCode, output}) => {
      expect(exitCode).not.toBe(0);
      expect(output).toMatch(/src\/config\/search-provider\.ts/);
      expect(output).toMatch(/Set: ALGOLIA_SEARCH_API_KEY, ALGOLIA_INDEX_NAME/);
    });
  });
});
