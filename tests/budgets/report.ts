// npm run report:budgets: what each built page weighs, and the share of its budget that it uses.
import path from 'node:path';
import {formatTable} from '../relevance/table';
import {weighPages} from './built-pages';
import {budgetOf, formatFigure, measures} from './check-budgets';

const siteDir = path.resolve(process.env.SITE_DIR ?? path.join(__dirname, '../../build'));
const rows = weighPages(siteDir).map((page) => {
  const {kind, limits} = budgetOf(page);
  const cells = measures.map((measure) => {
    const share = Math.round((100 * page[measure]) / limits[measure]);
    return `${formatFigure(measure, page[measure])} (${share}%)`;
  });
  return [page.route, kind, ...cells];
});
console.log(formatTable([['', 'kind', ...measures], ...rows]));
