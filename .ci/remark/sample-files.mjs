import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** @import {Root} from 'mdast' */

/** Languages that are allowed inline: data and text, which is not run. */
const inline = ['json', 'http', 'text', 'mermaid'];

/** Runnable code must be in a file, so that the tests run it first. */
export default lintRule('site:sample-files', (/** @type {Root} */ tree, file) => {
  visit(tree, 'code', (code) => {
    if (!code.lang || inline.includes(code.lang)) return;
    file.message(
      `Code in "${code.lang}" belongs in a file under src/samples, where npm run test:samples tests it: ` +
        `show it with <Sample name="topic/name" />. Only ${inline.join(', ')} may be inline.`,
      code,
    );
  });
});
