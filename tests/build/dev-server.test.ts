/**
 * Tests `npm start` in a browser. The restart after a data change is not covered: that would take three times as long.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, expect as expectOf} from '@playwright/test';
import {expect, test} from 'vitest';
import {findBrowser} from '../../.ci/install/browser.mjs';
import {manifestFile} from '../../src/plugins/app-manifest/web-manifest';
import {LoopbackServer} from '../support/loopback-server';
import {inSite, mdx, noSettings} from '../support/make-site';

const docs = {
  'page.mdx': mdx('Page', 'Words.'),
  // With a draft among the docs, pages request their front matter.
  'draft.mdx': mdx('Draft', 'Not yet.').replace('---\n', '---\ndraft: true\n'),
};
const timeout = 60_000;

async function freePort(): Promise<number> {
  const server = new LoopbackServer(() => undefined);
  await server.start();
  await server.stop();
  return server.port;
}

/** Starts the dev server of a site; resolves once its first pages are compiled. */
async function startServer(siteDir: string) {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['.ci/start.mjs', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: siteDir,
      env: {...process.env, ...noSettings, NODE_ENV: 'development'},
    },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('compiled successfully')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`The dev server exited:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await once(server, 'close');
    },
  };
}

test('a page opens without errors and picks up changes', () =>
  inSite({docs}, async (siteDir) => {
    const server = await startServer(siteDir);
    const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
      );
      page.on('pageerror', (error) => errors.push(error.message));

      await page.goto(`${server.origin}/page`);
      const article = page.getByRole('article');
      await expectOf(article).toContainText('Words.', {timeout});

      // Each page links to it. Without the file, the server sends a page.
      expect(await (await fetch(`${server.origin}/${manifestFile}`)).json()).toHaveProperty('icons');

      writeFileSync(path.join(siteDir, 'docs/page.mdx'), mdx('Page', 'Other words.'));
      await expectOf(article).toContainText('Other words.', {timeout});
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.stop();
    }
  }));
