import {spawnSync} from 'node:child_process';
import {createContext, runInContext} from 'node:vm';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';
import {rpcMethods} from '../../src/data/rpc/methods';
import {validateParams} from '../rpc/schema';
import {parseWithGrammar} from '../samples/tree-sitter';
import {writeAll} from './languages';

/** Timeout in milliseconds: the compiler loads the types of Node.js and of browsers. */
const compilerLimit = 60_000;

/** The expected body of each request, in every language. */
const bodies = new Map(
  rpcMethods.map(({name, example: {params}}) => [
    name,
    {jsonrpc: '2.0', id: 1, method: name, ...(params.length > 0 && {params})},
  ]),
);

test('every example satisfies the schema of its method', () => {
  for (const {name, example} of rpcMethods) expect(validateParams(name, example.params), name).toEqual([]);
});

describe('every request matches the data', () => {
  test('curl', () => {
    for (const {method, shown} of writeAll('curl')) {
      const [, body = ''] = / (?:-d|--execute) '([^']*)'$/.exec(shown) ?? [];
      expect(JSON.parse(body), method).toEqual(bodies.get(method));
    }
  });

  test('TypeScript', () => {
    for (const {method, shown} of writeAll('typescript')) {
      const [, body = ''] = /JSON\.stringify\((\{[\s\S]*?\n? *\})\)[,;)]/.exec(shown) ?? [];
      const value: unknown = runInContext(`JSON.stringify(${body})`, createContext());
      expect(JSON.parse(String(value)), method).toEqual(bodies.get(method));
    }
  });

  test('Python', ({skip}) => {
    const requests = writeAll('python');
    const script = `
import ast, json, sys
def body(code):
    for node in ast.parse(code).body:
        if type(node) is ast.Assign and node.targets[0].id == "body":
            return ast.literal_eval(node.value)
print(json.dumps([body(code) for code in json.load(sys.stdin)]))`;
    const {status, stdout, error} = spawnSync('python3', ['-c', script], {
      input: JSON.stringify(requests.map(({shown}) => shown)),
      encoding: 'utf8',
    });
    skip(error !== undefined, 'There is no python3 on this machine.');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(requests.map(({method}) => bodies.get(method)));
  });

  test('Go', () => {
    for (const {method, shown} of writeAll('go')) {
      const [, body = ''] = /^const body = `([^`]*)`$/m.exec(shown) ?? [];
      expect(JSON.parse(body), method).toEqual(bodies.get(method));
    }
  });

  test('Rust', () => {
    for (const {method, shown} of writeAll('rust')) {
      const [, body = ''] = /json!\((\{[\s\S]*?\})\);$/m.exec(shown) ?? [];
      expect(JSON.parse(body), method).toEqual(bodies.get(method));
    }
  });
});

describe('every request parses, as shown and as copied', () => {
  test.each([
    ['curl', 'bash', 'sh'],
    ['python', 'python', 'py'],
    ['go', 'go', 'go'],
    ['rust', 'rust', 'rs'],
  ] as const)('%s', async (language, grammar, extension) => {
    for (const {method, shown, copied} of writeAll(language)) {
      const sample = {file: `${method}.${extension}`, extension, run: {}};
      await parseWithGrammar(grammar, {...sample, text: shown});
      await parseWithGrammar(grammar, {...sample, text: copied});
    }
  });

  test(
    'TypeScript, with its types',
    () => {
      const requests = writeAll('typescript');
      expect(typeErrors(requests.flatMap(({shown, copied}) => [shown, copied]))).toEqual([]);
    },
    compilerLimit,
  );
});

describe('the checks detect', () => {
  test('a syntax error in a request', async () => {
    const [first] = writeAll('go');
    const text = first?.shown.replace('func main() {', 'func main()') ?? '';
    await expect(parseWithGrammar('go', {file: 'x.go', extension: 'go', run: {}, text})).rejects.toThrow('x.go');
  });

  test(
    'a type error in a request',
    () => {
      const [first] = writeAll('typescript');
      expect(typeErrors([first?.shown.replace("'POST'", '1') ?? ''])).not.toEqual([]);
    },
    compilerLimit,
  );
});

/** Type errors of modules, checked in one program. */
function typeErrors(modules: readonly string[]): string[] {
  const files = new Map(modules.map((text, index) => [`/request-${index}.ts`, `${text}\nexport {};\n`]));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([...files.keys()], options, {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, languageVersion) => {
      const text = files.get(file);
      return text === undefined
        ? host.getSourceFile(file, languageVersion)
        : ts.createSourceFile(file, text, languageVersion, true);
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({file, messageText}) => `${file?.fileName ?? ''} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
