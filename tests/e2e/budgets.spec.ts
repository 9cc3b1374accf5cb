import {weighPages} from '../budgets/built-pages';
import {findExcess} from '../budgets/check-budgets';
import {siteDir} from '../support/built-site';
import {expect, test} from './lib/site';

test('each built page stays within its budget', () => {
  expect(findExcess(weighPages(siteDir))).toEqual([]);
});
