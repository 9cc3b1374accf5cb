import path from 'node:path';
import {pythonModules} from '../../../.ci/install/python.mjs';
import {answeredBy, execute, localText} from '../execute';
import {inFolder, write} from '../folder';
import type {Python} from '../tools';
import {parseWithGrammar} from '../tree-sitter';
import {check} from './check';
import type {Language} from './language';

/** The oldest Python version that samples support. */
const oldest = '(3, 9)';

/** Prints the modules that the sample on standard input imports; a compiler warning is an error. */
const parse = `
import ast, json, sys
text = sys.stdin.read()
name = sys.argv[1]
tree = ast.parse(text, name, feature_version=${oldest})
compile(text, name, "exec")
names = set()
for node in ast.walk(tree):
    if isinstance(node, ast.Import):
        names.update(alias.name.split(".")[0] for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and not node.level:
        names.add(node.module.split(".")[0])
print(json.dumps(sorted(names)))`;

/** Parsed, then run by an interpreter that has the imported modules. */
export const python: Language = {
  extension: 'py',
  label: 'Python',
  prove: (sample, context) =>
    inFolder(sample, async (folder) => {
      const [first] = context.tools.pythons;
      if (!first)
        return {proof: 'parsed', with: await parseWithGrammar('python', sample), against: [], lacks: 'python3'};
      const printed = await check(
        sample,
        'Its syntax is wrong.',
        first.command,
        ['-W', 'error', '-c', parse, sample.file],
        {
          cwd: folder,
          path: sample.file,
          stdin: sample.text,
        },
      );
      const needed = pythonModules.filter((name) => (JSON.parse(printed) as string[]).includes(name));
      const runner = context.tools.pythons.find(({modules}) => needed.every((name) => modules[name]));
      if (sample.run.parseOnly) return {proof: 'parsed', with: first.label, against: []};
      if (!runner) return {proof: 'parsed', with: first.label, against: [], lacks: `python3 with ${needed.join(', ')}`};

      // Under the sample's own name, so that one that shadows an imported module fails here.
      const script = write(folder, path.basename(sample.file), localText(sample, context));
      await execute(sample, context, {
        command: runner.command,
        args: [script],
        folder,
        // Unbuffered, so that lines arrive as they are printed.
        env: {PYTHONUNBUFFERED: '1', PYTHONDONTWRITEBYTECODE: '1', PYTHONUSERBASE: runner.userBase},
      });
      return {proof: 'run', with: labelOf(runner, needed), against: answeredBy(sample, context)};
    }),
};

function labelOf({label, modules}: Python, needed: readonly string[]): string {
  return [label, ...needed.map((name) => `${name} ${modules[name]}`)].join(', ');
}
