import {expect, test} from 'vitest';
import {sampleLanguages} from '../../config/samples';
import {languageTabs} from './languages';

test('the languages match the sample tabs, with the same names and order', () => {
  const names = new Set<string>(languageTabs.http.map(({name}) => name));
  const ofSamples = sampleLanguages.filter(({tab, grammar}) => names.has(tab) && grammar !== 'console');
  expect(languageTabs.http).toEqual(ofSamples.map(({tab, label}) => ({name: tab, label})));
});
