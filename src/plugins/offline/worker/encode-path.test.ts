import {expect, test} from 'vitest';
import {encodePath} from './encode-path';

test.each(['/a b/café.pdf', '/issue #1.pdf', '/why?.html', '/100%.png', '/icon@2x+1,2.png', '/%23'])(
  'the URL of %s has it as its whole path, as browsers write it',
  (path) => {
    const {href, pathname, search, hash} = new URL(encodePath(path), 'https://docs.example');
    expect({pathname: decodeURIComponent(pathname), search, hash}).toEqual({pathname: path, search: '', hash: ''});
    expect(href).toBe(`https://docs.example${encodePath(path)}`);
  },
);

test('characters that browsers keep are not escaped', () => {
  expect(encodePath('/icon@2x+1,2.png')).toBe('/icon@2x+1,2.png');
});
