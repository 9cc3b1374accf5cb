// How pages are checked: `npm run lint:markdown`. Our own rules stand beside this file, one each.
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import fenceLanguage from './fence-language.mjs';
import frontMatter from './front-matter.mjs';
import headingIds from './heading-ids.mjs';
import headingLevels from './heading-levels.mjs';
import imageAlt from './image-alt.mjs';
import registeredComponents from './registered-components.mjs';
import sampleFiles from './sample-files.mjs';

export default {
  plugins: [
    remarkFrontmatter,
    remarkMdx,
    remarkGfm,
    remarkPresetLintRecommended,
    // `:::warning[Title]` is an admonition, which this parser reads as a reference. A link to a page
    // or heading that is not there fails the build.
    [remarkLintNoUndefinedReferences, false],
    // Its advice, angle brackets, is not MDX.
    [remarkLintNoLiteralUrls, false],
    headingIds,
    frontMatter,
    headingLevels,
    fenceLanguage,
    registeredComponents,
    sampleFiles,
    imageAlt,
  ],
};
