// Lint configuration of pages: `npm run lint:markdown`. Our own rules are beside this file, one per file.
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkMdx from 'remark-mdx';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import admonitions from './admonitions.mjs';
import diagramWords from './diagram-words.mjs';
import enoughContent from './enough-content.mjs';
import fenceLanguage from './fence-language.mjs';
import frontMatter from './front-matter.mjs';
import headingIds from './heading-ids.mjs';
import headingLevels from './heading-levels.mjs';
import imageAlt from './image-alt.mjs';
import noExpressions from './no-expressions.mjs';
import oneTerm from './one-term.mjs';
import pagesWithoutSample from './pages-without-sample.mjs';
import readingLevel from './reading-level.mjs';
import registeredComponents from './registered-components.mjs';
import relatedPages from './related-pages.mjs';
import sampleFiles from './sample-files.mjs';
import sampleShown from './sample-shown.mjs';
import tableCells from './table-cells.mjs';
import typedFigure from './typed-figure.mjs';

export default {
  plugins: [
    remarkFrontmatter,
    remarkMdx,
    remarkGfm,
    remarkPresetLintRecommended,
    // `:::warning[Title]` is an admonition, which this parser reads as a reference. A broken link to a page or heading
    // fails the build anyway.
    [remarkLintNoUndefinedReferences, false],
    // Its fix, angle brackets, is not valid MDX.
    [remarkLintNoLiteralUrls, false],
    admonitions,
    headingIds,
    frontMatter,
    headingLevels,
    fenceLanguage,
    registeredComponents,
    noExpressions,
    tableCells,
    sampleFiles,
    [sampleShown, pagesWithoutSample],
    imageAlt,
    diagramWords,
    relatedPages,
    enoughContent,
    typedFigure,
    oneTerm,
    readingLevel,
  ],
};
