import {expect, test} from 'vitest';
import {highlight} from '../remark-highlight-code/highlight';
import {markSlots, showPlaceholder} from './key-forms';

/** File extension, Prism grammar, code in the file, and code on the page. */
const forms = [
  ['sh', 'bash', 'curl "https://a.test/$SYNDICA_API_KEY"', 'curl "https://a.test/YOUR_API_KEY"'],
  ['ts', 'typescript', 'f(`https://a.test/${process.env.SYNDICA_API_KEY}`);', 'f(`https://a.test/YOUR_API_KEY`);'],
  ['ts', 'typescript', "const h = {key: process.env.SYNDICA_API_KEY ?? ''};", "const h = {key: 'YOUR_API_KEY'};"],
  ['py', 'python', `url = f"https://a.test/{os.environ['SYNDICA_API_KEY']}"`, 'url = f"https://a.test/YOUR_API_KEY"'],
  ['py', 'python', 'h = {"key": os.environ["SYNDICA_API_KEY"]}', 'h = {"key": "YOUR_API_KEY"}'],
  ['go', 'go', 'key := os.Getenv("SYNDICA_API_KEY")', 'key := "YOUR_API_KEY"'],
  ['rs', 'rust', 'f(std::env::var("SYNDICA_API_KEY").unwrap_or_default())', 'f("YOUR_API_KEY")'],
  ['zig', 'zig', '.value = std.posix.getenv("SYNDICA_API_KEY") orelse "",', '.value = "YOUR_API_KEY",'],
] as const;

/** Highlighted code as displayed, and as copied. */
function read(html: string) {
  const text = (value: string) =>
    value.replace(/<[^>]*>/g, '').replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
  return {
    seen: text(html),
    copied: text(html.replace(/<span data-env="([^"]*)">.*?<\/span>/g, '$1')),
  };
}
const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

test.each(forms)('%s (%s): %s', (extension, grammar, file, page) => {
  const {code, slots} = showPlaceholder(file, extension);
  expect(code).toBe(page);
  expect(read(markSlots(highlight(code, grammar), slots))).toEqual({seen: page, copied: file});
});

test('a placeholder in the file itself is copied unchanged', () => {
  const file = 'export SYNDICA_API_KEY=YOUR_API_KEY\ncurl "$SYNDICA_API_KEY"';
  const {code, slots} = showPlaceholder(file, 'sh');
  expect(read(markSlots(highlight(code, 'bash'), slots)).copied).toBe(file);
});

test('code without a key does not change', () => {
  expect(showPlaceholder('const a = 1;', 'ts')).toEqual({code: 'const a = 1;', slots: []});
});

test('ignores other variables, and mentions of this one', () => {
  for (const [code, extension] of [
    ['echo "$SYNDICA_API_KEY_ID"', 'sh'],
    ['// the environment variable SYNDICA_API_KEY', 'ts'],
  ] as const) {
    expect(showPlaceholder(code, extension)).toEqual({code, slots: []});
  }
});

test('throws on an unsupported way to read the key, listing the supported ones', () => {
  expect(() => showPlaceholder("ENV.fetch('SYNDICA_API_KEY')", 'rb')).toThrow('add how .rb files read it to keyForms');
  expect(() => showPlaceholder('curl "${SYNDICA_API_KEY}"', 'sh')).toThrow('write it as $SYNDICA_API_KEY.');
  expect(() => showPlaceholder("process.env['SYNDICA_API_KEY']", 'ts')).toThrow(
    'write it as ${process.env.SYNDICA_API_KEY} or process.env.SYNDICA_API_KEY ??',
  );
});
