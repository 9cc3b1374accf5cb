import {cliCommands} from '../../src/data/dyndexer-cli';
import {clipboard} from './lib/clipboard';
import {expect, test} from './lib/site';

test('P2: the overview links to the schema of the writer, and the command line page to its completion scripts', async ({
  page,
  site,
}) => {
  const open = async (name: string) => {
    const link = page.getByRole('article').getByRole('link', {name: `${name} (opens in a new tab)`, exact: true});
    return page.request.get((await link.getAttribute('href')) ?? '');
  };
  await site.open('/dyndexer/overview');
  const schema = await open('JSON Schema');
  expect(schema.headers()['content-type']).toContain('application/json');
  expect(await schema.json()).toMatchObject({title: 'Configuration of the dyndexer Postgres writer', type: 'object'});

  await site.open('/dyndexer/cli');
  expect(await (await open('dyndexer.bash')).text()).toContain('complete -F _dyndexer dyndexer');
  expect(await (await open('_dyndexer')).text()).toMatch(/^#compdef dyndexer$/m);
});

test('P2: a command in the table links to its section, where Copy copies only the commands', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('/dyndexer/cli');
  await page.getByRole('link', {name: 'dyndexer binary delete'}).click();
  await expect(page).toHaveURL(/#binary-delete$/);
  const heading = page.getByRole('heading', {name: 'binary delete'});
  await expect(heading).toBeInViewport();
  const session = page.locator('#binary-delete ~ [class*="language-console"]').first();
  await expect(session).toContainText('exit code 2');
  await session.getByRole('button', {name: /copy/i}).click();
  const copied = await clipboard(page);
  expect(copied).toContain('dyndexer binary delete');
  expect(copied).not.toMatch(/^\$ |exit code 2/m);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('P2: the command line page has every command, session, exit code and setting', async ({page}) => {
    await page.goto('/dyndexer/cli');
    const article = page.getByRole('article');
    for (const {command} of cliCommands) {
      await expect(article.getByRole('heading', {name: command, exact: false}).first()).toBeVisible();
      await expect(article.locator('pre', {hasText: `$ dyndexer ${command}`}).first()).toBeVisible();
    }
    await expect(article.getByRole('row', {name: /rate-limited/})).toContainText('429');
    await expect(article.getByRole('row', {name: /^Address/})).toContainText('DYNDEXER_URL');
  });
});
