/** Runs the requests of the reference against the local endpoint: as commands, modules and scripts. */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {apiKeyVariable} from '../../src/data/endpoints';
import {httpMethods, rpcMethods, subscriptionMethods, type RpcMethod} from '../../src/data/rpc/methods';
import {startEndpoint, type Endpoint} from '../rpc';
import {methods as servedMethods} from '../rpc/methods';
import {validateResult} from '../rpc/schema';
import {SocketClient} from '../rpc/test-client';
import {localize} from '../samples/localize';
import {runProcess} from '../samples/process';
import type {Services} from '../samples/sample';
import {writeAll} from './languages';

interface Answer {
  readonly result?: unknown;
  readonly error?: {readonly code: number; readonly message: string};
}

const served = httpMethods.filter(({name}) => name in servedMethods);

/** Timeout for one language, in milliseconds: each request is a process, or part of one. */
const limit = 60_000;

const ran = new Set<string>();

let endpoint: Endpoint;
let folder: string;

beforeAll(async () => {
  endpoint = await startEndpoint();
  folder = mkdtempSync(path.join(tmpdir(), 'rpc-reference-'));
});
afterAll(async () => {
  console.log(`The requests of ${ran.size} of ${rpcMethods.length} methods and subscriptions were run.`);
  await endpoint.close();
  rmSync(folder, {recursive: true, force: true});
});

/** The copied requests of all methods that the endpoint serves, with its local address. */
function copies(language: Parameters<typeof writeAll>[0]): {readonly method: string; readonly code: string}[] {
  const services = {endpoint, dyndexer: {url: ''}} as Services;
  return writeAll(language, served).map(({method, copied}) => ({method, code: localize(copied, services)}));
}

/** The output of a command; undefined when it is not installed. */
async function run(command: string, args: readonly string[], stdin = ''): Promise<string | undefined> {
  if (!existsInPath(command)) return undefined;
  const env = {PATH: process.env.PATH, [apiKeyVariable]: endpoint.apiKey};
  const {exitCode, stdout, stderr} = await runProcess({command, args, cwd: folder, env, stdin, limit});
  expect(exitCode, stderr).toBe(0);
  return stdout;
}

function existsInPath(command: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return path.isAbsolute(command) || folders.some((each) => existsSync(path.join(each, command)));
}

/** Problems of a response, which must be a valid result of the method or an error that the reference lists. */
function problemsOf({name, errors}: RpcMethod, {result, error}: Answer): string[] {
  if (error === undefined) return validateResult(name, result).map((problem) => `${name}: ${problem}`);
  return errors.includes(error.code) ? [] : [`${name}: error ${error.code} is not listed: ${error.message}`];
}

function judge(language: string, answers: Readonly<Record<string, Answer>>): void {
  const problems = served.flatMap((method) => {
    const answer = answers[method.name];
    return answer === undefined ? [`${method.name}: no answer`] : problemsOf(method, answer);
  });
  expect(problems).toEqual([]);
  const results = Object.values(answers).filter(({error}) => error === undefined).length;
  for (const {name} of served) ran.add(name);
  console.log(`${language}: ${served.length} of ${httpMethods.length} methods run, ${results} with a result.`);
}

test(
  'curl',
  async ({skip}) => {
    const requests = copies('curl');
    const script = requests.map(({method, code}) => `{ ${code}\n} > ${method}.json`).join('\n');
    const isRun = existsInPath('curl') && (await run('bash', ['-se'], script)) !== undefined;
    skip(!isRun, 'There is no bash or no curl on this machine.');
    const answers = requests.map(({method}) => [
      method,
      JSON.parse(readFileSync(path.join(folder, `${method}.json`), 'utf8')) as Answer,
    ]);
    judge('curl', Object.fromEntries(answers));
  },
  limit,
);

test(
  'TypeScript',
  async () => {
    const requests = copies('typescript');
    mkdirSync(path.join(folder, 'modules'));
    for (const {method, code} of requests) {
      const {outputText} = ts.transpileModule(code, {compilerOptions: {target: ts.ScriptTarget.ES2022}});
      writeFileSync(path.join(folder, 'modules', `${method}.mjs`), outputText);
    }
    const main = `
    const answers = {};
    const print = console.log;
    for (const method of ${JSON.stringify(requests.map(({method}) => method))}) {
      console.log = (result) => (answers[method] = {result});
      await import(\`./modules/\${method}.mjs\`).catch(({cause}) => (answers[method] = {error: cause}));
    }
    print(JSON.stringify(answers));`;
    writeFileSync(path.join(folder, 'main.mjs'), main);
    const printed = await run(process.execPath, ['main.mjs']);
    judge('TypeScript', JSON.parse(printed ?? '') as Record<string, Answer>);
  },
  limit,
);

test(
  'Python',
  async ({skip}) => {
    const main = `
import builtins, json, sys
answers = {}
for request in json.loads(sys.stdin.read()):
    say = lambda result: answers.update({request["method"]: {"result": result}})
    try:
        exec(request["code"], {"__name__": "__main__", "print": say})
    except RuntimeError as error:
        answers[request["method"]] = {"error": error.args[0]}
builtins.print(json.dumps(answers))`;
    const printed = await run('python3', ['-c', main], JSON.stringify(copies('python')));
    skip(printed === undefined, 'There is no python3 on this machine.');
    judge('Python', JSON.parse(printed ?? '') as Record<string, Answer>);
  },
  limit,
);

test(
  'subscriptions',
  async () => {
    const client = await SocketClient.open(endpoint.rpc.ws, endpoint.apiKey);
    const answers: {method: RpcMethod; answer: Answer}[] = [];
    for (const method of subscriptionMethods) {
      answers.push({method, answer: await client.call(method.name, method.example.params)});
    }
    client.close();
    const answered = answers.filter(({answer}) => answer.error?.code !== -32601);
    expect(answered.flatMap(({method, answer}) => problemsOf(method, answer))).toEqual([]);
    expect(answered.length).toBeGreaterThan(0);
    for (const {method} of answered) ran.add(method.name);
    console.log(`WebSocket: ${answered.length} of ${subscriptionMethods.length} subscriptions run.`);
  },
  limit,
);

test('an answer that the reference does not list is detected', () => {
  const [method] = served as [RpcMethod];
  expect(problemsOf(method, {result: 'text'})).not.toEqual([]);
  expect(problemsOf(method, {error: {code: -32099, message: 'Unknown'}})).toEqual([
    `${method.name}: error -32099 is not listed: Unknown`,
  ]);
});
