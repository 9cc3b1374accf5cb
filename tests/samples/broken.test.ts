import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {typeCheck} from './languages/type-check';
import {root, samplesFolder} from './paths';
import {prove} from './prove';
import type {SampleRun} from './runs';
import {type Context, orphanOutputs, type Proof, readSample, sampleFiles, SampleError} from './sample';
import {ServicePool} from './services';
import {type Tools, findTools, noTools} from './tools';

const folder = path.join(root, 'tests/fixtures/samples');
const services = new ServicePool();
const tools = findTools();
let types: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  const files = sampleFiles(folder).filter((file) => file.endsWith('.ts'));
  types = typeCheck(
    path.join(samplesFolder, 'tsconfig.json'),
    files.map((file) => path.join(folder, file)),
  );
});

afterAll(() => services.close());

function proveFixture(file: string, run: SampleRun = {}, with_: Partial<Context> = {}): Promise<Proof> {
  const context = {tools, limit: 20_000, typeErrors: () => types.get(path.join(folder, file)) ?? [], ...with_};
  return services.use((lent) => prove(readSample(folder, file, run), {...context, services: lent}));
}

/** The error message of a sample that fails. */
async function messageOf(proving: Promise<Proof>): Promise<string> {
  const error = await proving.then(
    (proof) => expect.unreachable(`It passed: ${JSON.stringify(proof)}`),
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(SampleError);
  return (error as SampleError).message;
}

interface Broken {
  readonly file: string;
  readonly says: readonly string[];
  readonly run?: SampleRun;
  readonly limit?: number;
}

const broken: readonly Broken[] = [
  {file: 'wrong-method.sh', says: ['The endpoint answered with an error', '-32601']},
  {file: 'unclosed-quote.sh', says: ['Its syntax is wrong.', 'line 2', "matching `'"]},
  {file: 'exit-code.sh', says: ['Its exit code is 22, not 0.']},
  {
    file: 'exit-code.sh',
    says: ['Its exit code is 22, not 1.'],
    run: {exitCode: 22, again: {exitCode: 1}},
  },
  {
    file: 'other-output.sh',
    says: ['Its output differs from broken/other-output.sh.out.', '"result":"ok"', 'unhealthy'],
  },
  {file: 'other-output.sh', says: ['did not print a match for /"result": \\d+/'], run: {prints: /"result": \d+/}},
  {
    file: 'raises.py',
    says: ['Its standard error does not match /ValueError/'],
    run: {exitCode: 1, warns: /ValueError/},
  },
  {file: 'leaves-process.sh', says: ['It did not end within 1.5 s.'], limit: 1_500},
  {file: 'no-request.sh', says: ['It sent no request.']},
  {
    file: 'meets-no-fault.sh',
    says: ['It never met [{"kind":"http-status","status":503,"method":"getBlocks"}]'],
    run: {faults: [{kind: 'http-status', status: 503, method: 'getBlocks'}]},
  },
  {file: 'meets-no-fault.sh', says: ['It never met ["cut"]'], run: {refusals: ['cut']}},
  {file: 'refused.sh', says: ['was answered with HTTP 401.']},
  {file: 'refused-by-dyndexer.sh', says: ['GET /v1/no-such-path was answered with HTTP 404.']},
  {
    file: 'foreign-host.sh',
    says: [':2: https://api.mainnet-beta.solana.com is not an address that the proof replaces.'],
  },
  {file: 'similar-host.sh', says: [':1: https://solana-mainnet.api.syndica.io.example.org is not an address']},
  {
    file: 'half-address.ts',
    says: [':1: Write the scheme and the host in one literal: https://solana-mainnet.api.syndica.io'],
  },
  {file: 'empty.sh', says: ['It is empty.']},
  {file: 'other-output.console', says: [':3: This command printed something else.', 'two three', 'two four']},
  {file: 'failing-command.console', says: [':2: The exit code of this command is 1.']},
  {file: 'no-command.console', says: [':1: It begins with output: start a command with "$ ".']},
  {file: 'unclosed-quote.console', says: ['Its syntax is wrong.', "matching `'"]},
  {file: 'type-error.ts', says: ['The types are wrong.', "4:23 TS2551: Property 'getSloth' does not exist"]},
  {file: 'syntax-error.ts', says: ['The types are wrong.', '1:7 TS1134: Variable declaration expected.']},
  {file: 'rejects.ts', says: ['Its exit code is 1, not 0.', '401', 'rejects.ts:4']},
  {
    file: 'never-prints.ts',
    says: ['It did not print a match for /Slot/ within 1.5 s.', 'something else'],
    run: {until: /Slot/},
    limit: 1_500,
  },
  {file: 'never-prints.ts', says: ['It did not end within 1.5 s.'], limit: 1_500},
  {
    file: 'other-output.sh',
    says: ['It ended with exit code 0 before it printed a match for /Slot/'],
    run: {until: /Slot/},
  },
  {file: 'syntax-error.py', says: ['Its syntax is wrong.', 'broken/syntax-error.py", line 1', 'SyntaxError: ']},
  {file: 'warning.py', says: ['Its syntax is wrong.', 'line 1', 'invalid escape sequence']},
  {file: 'too-new.py', says: ['Its syntax is wrong.', 'broken/too-new.py", line', 'Python 3.10 and greater']},
  {file: 'raises.py', says: ['Its exit code is 1, not 0.', 'line 3', "KeyError: 'SYNDICA_KEY'"]},
  {file: 'abandons-task.py', says: ['It left an exception of a task behind.', 'OSError: nobody asks']},
  {file: 'json.py', says: ['Its exit code is 1, not 0.', "module 'json'", "has no attribute 'dumps'"]},
  {file: 'syntax-error.go', says: ['Its syntax is wrong.', 'broken/syntax-error.go:4:']},
  {file: 'unformatted.go', says: ['It is not formatted']},
  {file: 'vet.go', says: ['go vet rejects it.', 'broken/vet.go:6:', 'wrong type string']},
  {file: 'does-not-compile.go', says: ['broken/does-not-compile.go:4:', 'fmt']},
  {file: 'panics.go', says: ['Its exit code is 2, not 0.', 'panic: no answer']},
  {file: 'syntax-error.rs', says: ['rustfmt rejects it.', 'broken/syntax-error.rs:2']},
  {file: 'unformatted.rs', says: ['rustfmt rejects it.', 'Diff in broken/unformatted.rs']},
  {file: 'syntax-error.zig', says: [':4:']},
  {file: 'does-not-compile.zig', says: ['broken/does-not-compile.zig:4:', "no member named 'prnt'"]},
  {file: 'syntax-error.toml', says: [':2: ']},
  {file: 'syntax-error.sql', says: [':3: Its syntax is wrong: syntax error at or near ")"']},
  {file: 'syntax-error.json', says: ['Its syntax is wrong: ', 'in JSON at position']},
  {
    file: 'syntax-error.jsx',
    says: ['Its syntax is wrong.', "2:22 TS17002: Expected corresponding JSX closing tag for 'p'."],
  },
];

/** Whether the tool that detects the error is installed; the fallback to a grammar is tested below. */
function isProvable({file}: Broken): boolean {
  if (file.endsWith('.go')) return tools.go !== undefined;
  if (file.endsWith('.rs')) return tools.rustfmt !== undefined;
  if (file === 'does-not-compile.zig') return tools.zig !== undefined;
  return true;
}

describe.concurrent('a broken sample fails, with its name and the problem', () => {
  test.for(broken.filter(isProvable))('$file: $says.0', async ({file, says, run, limit}) => {
    const message = await messageOf(proveFixture(`broken/${file}`, run, limit === undefined ? {} : {limit}));
    expect(message).toMatch(new RegExp(`^broken/${file.replace('.', '\\.')}:`));
    for (const text of says) expect(message).toContain(text);
  });

  test('a file with an unsupported extension', async () => {
    await expect(proveFixture('broken/unknown.rb')).rejects.toThrow('.rb files cannot be proven.');
  });

  test('an expected output of a sample that is not run', async () => {
    const message = await messageOf(proveFixture('broken/other-output.sh', {parseOnly: 'no reason'}));
    expect(message).toBe('broken/other-output.sh: Nothing runs it, so nothing proves broken/other-output.sh.out.');
  });
});

describe.concurrent('a machine without the tools still finds the error in', () => {
  test.for(['syntax-error.go', 'syntax-error.py', 'syntax-error.rs', 'syntax-error.zig', 'unclosed-quote.sh'])(
    '%s',
    async (file) => {
      const message = await messageOf(proveFixture(`broken/${file}`, {}, {tools: noTools}));
      expect(message).toMatch(new RegExp(`^broken/${file}:\\d+: `));
    },
  );
});

describe.concurrent('a sound sample is proven', () => {
  test('with its entry in runs.ts', async () => {
    const files = {'in.txt': new TextEncoder().encode('from a file, ')};
    const run = {
      args: ['out.txt', 'in.txt'],
      files,
      stdin: 'from input\n',
      prints: /^from a file, from input\nhas a key\n$/,
      exitCode: 3,
    };
    await expect(proveFixture('sound/inputs.sh', run)).resolves.toEqual({
      proof: 'run',
      with: tools.bash?.label,
      against: [],
    });
    await expect(proveFixture('sound/keypair.py', {fundedKeypair: 'id.json'})).resolves.toMatchObject({proof: 'run'});
  });

  test('up to its expected output, if it never ends', async () => {
    await expect(proveFixture('sound/until.ts', {until: /^Line 2$/m})).resolves.toMatchObject({proof: 'run'});
  });

  test('with the error that its page shows', async () => {
    const proof = await proveFixture('sound/expected-error.sh');
    expect(proof).toEqual({
      proof: 'run',
      with: tools.commands.curl?.label,
      against: [expect.stringMatching(/^LiteSVM \d/)],
    });
  });

  test('command by command', async () => {
    await expect(proveFixture('sound/session.console')).resolves.toMatchObject({proof: 'run'});
  });

  const lacking: readonly (readonly [string, Tools, string])[] = [
    ['sound/inputs.sh', noTools, 'bash'],
    ['sound/expected-error.sh', {...tools, commands: {}}, 'curl'],
    ['sound/session.console', noTools, 'bash'],
    ['sound/keypair.py', noTools, 'python3'],
    [
      'sound/sockets.py',
      {...tools, pythons: tools.pythons.map((python) => ({...python, modules: {}}))},
      'python3 with websockets',
    ],
    ['sound/answer.go', noTools, 'go'],
    ...(tools.go
      ? [
          [
            'sound/sockets.go',
            {...tools, go: {...tools.go, modules: {}}},
            'go with github.com/coder/websocket',
          ] as const,
        ]
      : []),
    ['sound/plain.zig', noTools, 'zig'],
  ];
  test.for(lacking)('as far as the tools allow: %s', async ([file, some, lacks]) => {
    await expect(proveFixture(file, {}, {tools: some})).resolves.toMatchObject({proof: 'parsed', lacks});
  });

  test('by parsing, without a tool that would not run it either', async () => {
    const proof = await proveFixture('sound/plain.rs', {}, {tools: noTools});
    expect(proof).toMatchObject({proof: 'parsed', with: expect.stringMatching(/^tree-sitter-/)});
  });
});

describe('fixtures', () => {
  const ownCode = readFileSync(import.meta.filename, 'utf8');
  /** Those of the folders of this test that it does not name. */
  const unused = (files: readonly string[]) =>
    files.filter((file) => {
      const name = path.basename(file);
      return /^(?:broken|sound)\//.test(file) && !["'", '/'].some((before) => ownCode.includes(`${before}${name}'`));
    });

  test('are all used', () => {
    expect(unused(sampleFiles(folder))).toEqual([]);
    expect(orphanOutputs(folder)).toEqual([]);
  });

  test('that no test names are detected', () => {
    const spare = ['broken/spare', 'sh'].join('.');
    expect(unused([spare, 'broken/empty.sh'])).toEqual([spare]);
  });
});
