import {expect, test} from 'vitest';
import {inlineStyles} from './inline-styles';

const read = (url: string) => (url === '/a.css' ? 'a{color:red}' : undefined);

test('a style sheet stands where its link was', () => {
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
])('%s stays', (page) => expect(inlineStyles(page, read)).toBe(page));

test('a style sheet that would end its element is refused', () => {
  expect(() => inlineStyles('<link rel=stylesheet href=/b.css>', () => 'a::before{content:"</STYLE>"}')).toThrow(
    '/b.css has "</style" in it',
  );
});
