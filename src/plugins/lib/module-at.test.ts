import {expect, test} from 'vitest';
import {moduleAt} from './module-at';

const parts = moduleAt('theme/lib/(?:Navbar/index|Footer)');

test.each([
  '/site/node_modules/theme/lib/Footer.js',
  '/site/node_modules/theme/lib/Navbar/index.js',
  String.raw`C:\site\node_modules\theme\lib\Navbar\index.js`,
])('matches %s', (file) => expect(file).toMatch(parts));

test.each(['/site/theme/lib/Footer.jsx', '/site/theme/lib/Footer/index.js', '/site/my-theme/lib/Footer.js'])(
  'does not match %s',
  (file) => expect(file).not.toMatch(parts),
);
