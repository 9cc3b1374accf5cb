import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** What may stand in a page as it is: data and text, which nobody runs. */
const inline = ['json', 'http', 'text', 'mermaid'];

/** Code that a reader may run is a file, which the tests run first. */
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
