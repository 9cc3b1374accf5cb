import ts from 'typescript';

/** `setup` is the name of `test` in setups of Playwright. */
const tests = new Set(['test', 'it', 'setup']);
/** In `test.describe(…)` and `test.step(…)`, which have titles, but not those of tests. */
const noTests = new Set(['describe', 'step']);
const skipping = new Set(['skip', 'fixme', 'todo']);

/** The row ids at the start of a title: `C8: …`, `E1, M11: …`. */
const ids = /^[A-Z]\d+(?:, [A-Z]\d+)*(?=:)/;

/**
 * The rows that the tests of a file cite in their titles. Tests that never run prove nothing: those in comments, and
 * those that are skipped, alone or with a group around them.
 */
export function citedRows(file: string, source: string): Set<string> {
  const cited = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first = '', ...modifiers] = namesOf(node.expression);
      if ((tests.has(first) || first === 'describe') && modifiers.some((name) => skipping.has(name))) return;
      if (tests.has(first) && !modifiers.some((name) => noTests.has(name))) {
        for (const id of idsOf(node.arguments[0])) cited.add(id);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return cited;
}

/** The names in what is called: test, describe and skip in `test.describe.skip(…)`, test and each in `test.each(…)(…)`. */
function namesOf(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...namesOf(called.expression), called.name.text];
  return ts.isCallExpression(called) ? namesOf(called.expression) : [];
}

function idsOf(title: ts.Expression | undefined): string[] {
  if (title === undefined) return [];
  const {text = ''} = ts.isTemplateExpression(title) ? title.head : ts.isStringLiteralLike(title) ? title : {};
  return ids.exec(text)?.[0].split(', ') ?? [];
}
