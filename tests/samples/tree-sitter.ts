import path from 'node:path';
import {type Node, Language, Parser} from 'web-tree-sitter';
import {root} from './paths';
import {type Sample, SampleError} from './sample';
import {packageLabel} from './tools';

type Grammar = 'bash' | 'go' | 'python' | 'rust' | 'toml' | 'zig';

const parsers = new Map<Grammar, Promise<Parser>>();
let loaded: Promise<unknown> = Parser.init();

/**
 * Parses a sample with its language's grammar.
 *
 * @returns the parser's label, for the record
 * @throws SampleError at the first syntax error
 */
export async function parseWithGrammar(grammar: Grammar, {file, text}: Sample): Promise<string> {
  const parser = await (parsers.get(grammar) ?? load(grammar));
  const tree = parser.parse(text);
  if (!tree) throw new Error(`tree-sitter-${grammar} did not parse ${file}.`);
  try {
    const wrong = firstError(tree.rootNode);
    if (wrong) {
      const problem = wrong.isMissing ? `"${wrong.type}" is missing` : `not ${grammar}: ${firstLine(wrong.text)}`;
      throw new SampleError(file, problem, wrong.startPosition.row + 1);
    }
  } finally {
    tree.delete();
  }
  return packageLabel('tree-sitter-wasms', `tree-sitter-${grammar}`);
}

/** Loads grammars one at a time: concurrent loads interfere with each other. */
function load(grammar: Grammar): Promise<Parser> {
  const loading = loaded.then(async () => {
    const wasm = path.join(root, `node_modules/tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`);
    return new Parser().setLanguage(await Language.load(wasm));
  });
  loaded = loading;
  parsers.set(grammar, loading);
  return loading;
}

/** The innermost error node, which is closest to the mistake. */
function firstError(node: Node): Node | undefined {
  if (!node.hasError) return undefined;
  for (const child of node.children) {
    const wrong = child && firstError(child);
    if (wrong) return wrong;
  }
  return node.isError || node.isMissing ? node : undefined;
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
