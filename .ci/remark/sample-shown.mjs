import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

const showing = ['Sample', 'SampleOutput'];

/** Data blocks that show samples, generated from the API contract. */
const sampleBlocks = ['dyndexer-samples'];

/** Every page must show a sample. The option lists the pages that do not, each with the reason. */
export default lintRule('site:sample-shown', (tree, file, pagesWithoutSample = {}) => {
  let isShown = false;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], ({name, attributes}) => {
    const id = attributes.find((attribute) => attribute.name === 'id')?.value;
    isShown ||= showing.includes(name) || (name === 'DataBlock' && sampleBlocks.includes(id));
  });
  const reason = pagesWithoutSample[file.path];
  if (!isShown && reason === undefined) {
    file.message(
      'The page shows no sample: add <Sample name="topic/name" />, or the reason to .ci/remark/pages-without-sample.mjs.',
      {line: 1, column: 1},
    );
  }
  if (isShown && reason !== undefined) {
    file.message('The page shows a sample: remove it from .ci/remark/pages-without-sample.mjs.', {line: 1, column: 1});
  }
});
