import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

/** Images need alternative text, for readers who cannot see them. */
export default lintRule('site:image-alt', (tree, file) => {
  visit(tree, ['image', 'imageReference'], (image) => {
    if (!image.alt?.trim())
      file.message('An image needs alternative text: say what it shows, as in ![What it shows](path).', image);
  });
});
