import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

const showing = ['Sample', 'SampleOutput'];

/** A page shows what it is about. The option has the pages that show no sample, with the reason. */
export default lintRule('site:sample-shown', (tree, file, pagesWithoutSample = {}) => {
  let isShown = false;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], ({name}) => {
    isShown ||= showing.includes(name);
  });
  const reason = pagesWithoutSample[file.path];
  if (!isShown && reason === undefined) {
    file.message(
      'The page shows no sample: add <Sample name="topic/name" />, or the reason to .ci/remark/pages-without-sample.mjs.',
      {line: 1, column: 1},
    );
  }
  if (isShown && reason !== undefined) {
    file.message('The page shows a sample: take it out of .ci/remark/pages-without-sample.mjs.', {line: 1, column: 1});
  }
});
