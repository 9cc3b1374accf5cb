import {lintRule} from 'unified-lint-rule';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** @import {Root} from 'mdast' */

/**
 * Fields that pages may have. Others are mistyped, do nothing here, as `sidebar_position` does beside a written
 * sidebar, or do only part of what they say, as `unlisted` would: search and llms.txt list every published page. The
 * address of a page is the name of its file, which `id` and `slug` would change.
 */
const allowed = [
  'title',
  'description',
  'draft',
  'tags',
  'sidebar_label',
  'pagination_label',
  'pagination_prev',
  'pagination_next',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
];

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
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(node.value, {lineCounter, prettyErrors: false});
  /** @param {number} offset in the YAML, which starts on the second line of the page */
  const placeAt = (offset) => {
    const {line, col} = lineCounter.linePos(offset);
    return {line: line + 1, column: col};
  };
  if (errors[0]) {
    file.message(`The front matter is not YAML: ${errors[0].message}`, placeAt(errors[0].pos[0]));
    return;
  }
  const fields = (isMap(contents) ? contents.items : []).map(({key, value}) => ({
    name: String(key),
    text: isScalar(value) && typeof value.value === 'string' ? value.value.trim() : '',
    place: placeAt(key.range[0]),
  }));
  for (const {name, place} of fields.filter((field) => !allowed.includes(field.name))) {
    file.message(`"${name}" is not a front matter field of this site: use one of ${allowed.join(', ')}.`, place);
  }
  if (!fields.find(({name}) => name === 'title')?.text) file.message('The front matter has no title: add one.', node);
  const description = fields.find(({name}) => name === 'description');
  if (!description?.text) {
    file.message(`The front matter has no description: add one of ${minLength} to ${maxLength} characters.`, node);
    return;
  }
  const {length} = description.text;
  if (length < minLength || length > maxLength) {
    file.message(`The description has ${length} characters: write ${minLength} to ${maxLength}.`, description.place);
  }
});
