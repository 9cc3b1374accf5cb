import {expect, test} from 'vitest';
import {inlineStyles} from './inline-styles';

const read = (url: string) => (url === '/a.css' ? 'a{color:red}' : undefined);

test('a style sheet replaces its link', () => {
  const page =
    '<head><title>x</title><link integrity="sha384-x" rel=stylesheet href=/a.css /><script>1</script></head>';
  expect(inlineStyles(page, read)).toBe(
    '<head><title>x</title><style data-href="/a.css">a{color:red}</style><script>1</script></head>',
  );
});

test.each([
  '<link rel="stylesheet" href="https://example.com/other.css">',
  '<link rel="icon" href="/a.css">',
  '<link rel="stylesheet">',
  '<script>"<link rel=stylesheet href=/a.css>"</script>',
  '<!-- <link rel=stylesheet href=/a.css> -->',
  '<head></head><body><link rel=stylesheet href=/a.css></body>',
])('%s is unchanged', (page) => expect(inlineStyles(page, read)).toBe(page));

test('a style sheet that would close its element is rejected', () => {
  expect(() => inlineStyles('<link rel=stylesheet href=/b.css>', () => 'a::before{content:"</STYLE>"}')).toThrow(
    '/b.css contains "</style"',
  );
});
