import {readFileSync} from 'node:fs';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {findAliases} from './lib/find-aliases.mjs';
import {gap, proseOf} from './lib/prose.mjs';

/** @import {Root} from 'mdast' */

/** @type {import('./lib/find-aliases.mjs').Term[]} */
const terms = JSON.parse(readFileSync(new URL('terms.json', import.meta.url), 'utf8'));

/** Every concept has one name on all pages. Skips bold text: dashboard labels stay as the provider writes them. */
export default lintRule('site:one-term', (/** @type {Root} */ tree, file) => {
  const known = terms.filter(({explainedOn = []}) => !explainedOn.includes(file.path));
  /**
   * @param {{text: string, use: string}} alias
   * @param {import('unist').Point} point
   */
  const report = ({text, use}, point) => file.message(`"${text}" is called "${use}" on these pages.`, point);

  visit(tree, 'yaml', ({value, position}) => {
    value.split('\n').forEach((line, index) => {
      for (const alias of findAliases(line, known)) {
        report(alias, {line: (position?.start.line ?? 1) + 1 + index, column: alias.offset + 1});
      }
    });
  });
  for (const {text, pointAt} of proseOf(tree, (node) => (node.type === 'strong' ? gap : undefined))) {
    for (const alias of findAliases(text, known)) report(alias, pointAt(alias.offset));
  }
});
