// npm run report:budgets: the size of each built page, and the share of its budget that it uses.
import {formatTable} from '../../.ci/lib/format-table.mjs';
import {siteDir} from '../support/built-site';
import {weighPages} from './built-pages';
import {budgetOf, formatFigure, measures} from './check-budgets';

const rows = weighPages(siteDir).map((page) => {
  const {kind, limits} = budgetOf(page);
  const cells = measures.map((measure) => {
    const share = Math.round((100 * page[measure]) / limits[measure]);
    return `${formatFigure(measure, page[measure])} (${share}%)`;
  });
  return [page.route, kind, ...cells];
});
console.log(formatTable([['', 'kind', ...measures], ...rows]));
