/** WebKitGTK, which has Safari's engine, over the protocol https://www.w3.org/TR/webdriver2/ */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {vi} from 'vitest';
import {LoopbackServer} from '../support/loopback-server';

/** In milliseconds: the protocol tells of no events, so it is asked again and again. */
const patience = 20_000;

const missing =
  'WebKitWebDriver did not start. Install it, and a display for it: apt-get install webkit2gtk-driver xvfb xauth dbus';

export class WebKit {
  readonly #process: ChildProcess;
  readonly #session: string;

  private constructor(process: ChildProcess, session: string) {
    this.#process = process;
    this.#session = session;
  }

  /** Starts the browser, with a display of its own. */
  static async start(): Promise<WebKit> {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const driver = ['WebKitWebDriver', '--host=127.0.0.1', `--port=${new URL(origin).port}`];
    const child = spawn('xvfb-run', ['--auto-servernum', 'dbus-run-session', '--', ...driver], {
      // A group of its own, to be ended as a whole.
      detached: true,
      stdio: 'ignore',
      // Its sandbox needs rights that containers lack. It opens only this site.
      env: {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
    });
    const ended = once(child, 'exit').then(
      () => true,
      () => true,
    );
    const answers = () =>
      fetch(`${origin}/status`).then(
        ({ok}) => ok || undefined,
        () => undefined,
      );
    const isReady = await Promise.race([ended.then(() => false), vi.waitUntil(answers, {timeout: patience})]);
    if (!isReady) throw new Error(missing);
    const alwaysMatch = {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': {args: ['--automation']}};
    const {sessionId} = (await command(`${origin}/session`, {capabilities: {alwaysMatch}})) as {sessionId: string};
    return new WebKit(child, `${origin}/session/${sessionId}`);
  }

  async open(url: string): Promise<void> {
    await command(`${this.#session}/url`, {url});
  }

  async reload(): Promise<void> {
    await command(`${this.#session}/refresh`, {});
  }

  /** Runs a function in the page: it must refer to nothing else. */
  async run<T>(script: () => T): Promise<T> {
    return (await command(`${this.#session}/execute/sync`, {script: `return (${script.toString()})()`, args: []})) as T;
  }

  /** Waits until a function in the page returns something. */
  async until<T>(script: () => T | undefined | null | false): Promise<T> {
    return vi.waitUntil(() => this.run(script), {timeout: patience});
  }

  /** Clicks into the middle of an element in view. */
  async click(x: number, y: number): Promise<void> {
    await this.#act('pointer', [
      {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
      {type: 'pointerDown', button: 0},
      {type: 'pointerUp', button: 0},
    ]);
  }

  /** @param key as in https://www.w3.org/TR/webdriver2/#keyboard-actions */
  async press(key: string): Promise<void> {
    await this.#act('key', [
      {type: 'keyDown', value: key},
      {type: 'keyUp', value: key},
    ]);
  }

  async close(): Promise<void> {
    await fetch(this.#session, {method: 'DELETE'}).catch(() => undefined);
    if (this.#process.pid !== undefined && this.#process.exitCode === null) process.kill(-this.#process.pid);
  }

  async #act(type: string, actions: readonly object[]): Promise<void> {
    await command(`${this.#session}/actions`, {actions: [{type, id: type, actions}]});
  }
}

async function command(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {method: 'POST', body: JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = new LoopbackServer(() => undefined);
  await server.start();
  const {port} = server;
  await server.stop();
  return port;
}
