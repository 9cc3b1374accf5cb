// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {outdatedPageError} from '../../lib/browser/outdated-page';
import {notLoadedText} from './not-loaded-text';

test('after a deployment, only a reload helps', () => {
  expect(notLoadedText('Python', new Error('lost'))).toContain('Python could not be loaded. Check your network');
  expect(notLoadedText('Python', outdatedPageError('404'))).toContain('older than the site. Reload the page.');
});
