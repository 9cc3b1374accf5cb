import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** Languages that are allowed inline: data and text, which nobody runs. */
const inline = ['json', 'http', 'text', 'mermaid'];

/** Runnable code must be in a file, so that the tests run it first. */
export default lintRule('site:sample-files', (tree, file) => {
  visit(tree, 'code', (code) => {
    if (!code.lang || inline.includes(code.lang)) return;
    file.message(
      `Code in "${code.lang}" belongs into a file under src/samples, which npm run test:samples proves: ` +
        `show it with <Sample name="topic/name" />. Inline are ${inline.join(', ')} only.`,
      code,
    );
  });
});
