import {budgets as ownBudgets, type Budget} from './budgets';
import type {Measure, PageWeight} from './built-pages';

export const measures: readonly Measure[] = ['scripts', 'styles', 'html', 'requests'];

/**
 * The budget of a page.
 *
 * @throws when no budget matches.
 */
export function budgetOf({route}: PageWeight, budgets: readonly Budget[] = ownBudgets): Budget {
  const budget = budgets.find(({routes}) => routes.test(route));
  if (!budget) throw new Error(`No budget matches ${route}. Add its kind to tests/budgets/budgets.ts.`);
  return budget;
}

/** One line per exceeded budget: the page, the figure, the limit, and what to do. */
export function findExcess(pages: readonly PageWeight[], budgets: readonly Budget[] = ownBudgets): string[] {
  return pages.flatMap((page) => {
    const {kind, limits} = budgetOf(page, budgets);
    return measures
      .filter((measure) => page[measure] > limits[measure])
      .map(
        (measure) =>
          `${page.route}: ${measure} ${formatFigure(measure, page[measure])}, ` +
          `over the ${formatFigure(measure, limits[measure])} of the kind "${kind}". ` +
          'Load less, or load it later. Raise the limit in tests/budgets/budgets.ts only if readers benefit.',
      );
  });
}

/** Formats bytes as KiB, and requests as a plain number. */
export function formatFigure(measure: Measure, value: number): string {
  return measure === 'requests' ? String(value) : `${(value / 1024).toFixed(1)} KiB`;
}
