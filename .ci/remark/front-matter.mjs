import {lintRule} from 'unified-lint-rule';
import {parse} from 'yaml';

/** @import {Root} from 'mdast' */

const minLength = 50;
const maxLength = 160;

/** Search engines and llms.txt show a page's title and description. */
export default lintRule('site:front-matter', (/** @type {Root} */ tree, file) => {
  const [node] = tree.children;
  if (node?.type !== 'yaml') {
    file.message('The page has no front matter: start it with a block that has a title and a description.', {
      line: 1,
      column: 1,
    });
    return;
  }
  /** @type {{title?: unknown, description?: unknown}} */
  let fields;
  try {
    fields = parse(node.value) ?? {};
  } catch (error) {
    file.message(`The front matter is not YAML: ${/** @type {Error} */ (error).message.split('\n')[0]}`, node);
    return;
  }
  if (!isText(fields.title)) file.message('The front matter has no title: add one.', node);
  if (!isText(fields.description)) {
    file.message(`The front matter has no description: add one of ${minLength} to ${maxLength} characters.`, node);
    return;
  }
  const {length} = fields.description.trim();
  if (length < minLength || length > maxLength) {
    const index = node.value.split('\n').findIndex((text) => text.startsWith('description:'));
    const line = (node.position?.start.line ?? 1) + 1 + index;
    file.message(`The description has ${length} characters: write ${minLength} to ${maxLength}.`, {line, column: 1});
  }
});

/**
 * @param {unknown} value
 * @returns {value is string}
 */
function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}
