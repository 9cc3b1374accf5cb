import {expect, test} from 'vitest';
import {weighPages} from '../budgets/built-pages';
import {findExcess} from '../budgets/check-budgets';
import {siteDir} from '../support/built-site';

test('each built page stays within its budget', () => {
  expect(findExcess(weighPages(siteDir))).toEqual([]);
});
