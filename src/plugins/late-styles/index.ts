/**
 * Leaves styles of what loads on demand, such as the search dialog, out of the style sheet that every page
 * waits for. Docusaurus puts all styles into that one, so that their order is the same on every page; here
 * order does not matter, since no two of these style the same element.
 */
import type {Plugin} from '@docusaurus/types';

/** Modules whose styles arrive with their scripts. None of them is in the HTML of a page. */
const onDemand =
  /[\\/](?:@docsearch[\\/]css|Search[\\/]SearchModal|(?:FeePlanner|LimitPlanner|Planner|RequestBuilder|RequestChecker|TransactionSizePlanner)[\\/])/;

interface StyledModule {
  /** The file that the bundler's conditions are about. */
  nameForCondition(): string | undefined;
}

export const isInFirstSheet = (module: StyledModule): boolean => !onDemand.test(module.nameForCondition() ?? '');

export default function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : ({optimization: {splitChunks: {cacheGroups: {styles: {test: isInFirstSheet}}}}} as object),
  };
}
