import {loadSource} from '../../lib/load-source.mjs';

/** @type {{facts: import('../../../src/lib/fact').Facts}} */
export const {facts} = loadSource('src/data/facts/index.ts');

/** @type {typeof import('../../../src/data/rate-limits')} */
const {httpRateLimits, subscriptionLimits, webSocketLimits} = loadSource('src/data/rate-limits.ts');

/** @typedef {import('./find-figures.mjs').Figure} Figure */

/**
 * The figures that pages insert from src/data: facts, and the tables of limits. Those of plans and ChainStream are
 * facts.
 *
 * @type {Figure[]}
 */
export const figures = [...factFigures(facts).map(ofMethods), ...limitFigures()];

/**
 * @param {import('../../../src/lib/fact').Facts} facts
 * @returns {Figure[]}
 */
export function factFigures(facts) {
  return Object.entries(facts).flatMap(([id, {text, value, unit}]) => {
    const use = `<Fact id="${id}" />`;
    const amount = value === undefined || unit === undefined ? [] : [{value, unit, use}];
    // A bare number is ambiguous without its unit, and text without digits is not a figure.
    const isLiteral = /\d/.test(text) && !/^[\d,.]+$/.test(text);
    return isLiteral ? [...amount, {literal: text, use}] : amount;
  });
}

/**
 * Ties a rate to the methods with that limit: `5 requests per second` alone can mean anything.
 *
 * @param {Figure} figure
 * @returns {Figure}
 */
function ofMethods(figure) {
  if (figure.unit !== 'requests/second') return figure;
  const limits = httpRateLimits.filter(({standard, scale}) => [standard, scale].includes(figure.value));
  return {...figure, of: limits.flatMap(({method}) => method ?? [])};
}

/** @returns {Figure[]} */
function limitFigures() {
  return [
    ...httpRateLimits.flatMap((limit) => limitsOf(limit, 'requests/second', 'http-rate-limits', limit.method)),
    ...Object.values(webSocketLimits).flatMap((limit) => limitsOf(limit, limit.unit, 'websocket-limits', null)),
    ...subscriptionLimits.flatMap(({method, mainnet, devnet}) =>
      [mainnet, devnet].flatMap((limit) => limitsOf(limit, 'subscriptions', 'subscription-limits', method)),
    ),
  ];
}

/**
 * The limit of a method counts only where the method is named.
 *
 * @param {{standard: number, scale: number}} limit
 * @param {string} unit
 * @param {string} block
 * @param {string | null} method
 */
function limitsOf({standard, scale}, unit, block, method) {
  const use = `<DataBlock id="${block}" />`;
  return [standard, scale]
    .filter((value) => value > 0)
    .map((value) => ({value, unit, use, of: method === null ? [] : [method]}));
}
