/**
 * Sample files read the key from the environment, so that they run unmodified. Pages show a placeholder
 * instead, and mark it, so that a reader's key can be filled in, and copying restores the expression in the
 * file.
 */
import escapeStringRegexp from 'escape-string-regexp';
import {apiKeyPlaceholder, apiKeyVariable} from '../../data/endpoints';
import {escapeHtml} from '../../lib/html/escape-html';

/** An expression that reads the key, and the quotes that the placeholder needs in its place. */
interface KeyForm {
  readonly read: string;
  readonly quote: '' | '"' | "'";
  /** Must not match the prefix of a longer name: `$KEY_ID` is another variable. */
  readonly isName?: boolean;
}

const shell: readonly KeyForm[] = [{read: `$${apiKeyVariable}`, quote: '', isName: true}];

/** By file extension. Of two forms with a common prefix, the longer one comes first. */
const keyForms: Readonly<Record<string, readonly KeyForm[]>> = {
  sh: shell,
  console: shell,
  ts: [
    {read: `\${process.env.${apiKeyVariable}}`, quote: ''},
    {read: `process.env.${apiKeyVariable} ?? ''`, quote: "'"},
  ],
  py: [
    {read: `{os.environ['${apiKeyVariable}']}`, quote: ''},
    {read: `os.environ["${apiKeyVariable}"]`, quote: '"'},
  ],
  go: [{read: `os.Getenv("${apiKeyVariable}")`, quote: '"'}],
  rs: [{read: `std::env::var("${apiKeyVariable}").unwrap_or_default()`, quote: '"'}],
  zig: [{read: `std.posix.getenv("${apiKeyVariable}") orelse ""`, quote: '"'}],
};

const formsFile = 'src/plugins/remark-samples/key-forms.ts';

/** Other ways to read the variable: a match after all replacements is an unknown form. */
const otherReads = new RegExp(
  `(?:process\\.env|environ(?:\\.get)?|getenv|env::var|\\$\\{?)[^\\w\\n]{0,3}${apiKeyVariable}(?!\\w)`,
  'i',
);

/** What a placeholder in the shown code replaces; null if the file itself contains the placeholder. */
type Slot = KeyForm | null;

export interface ShownCode {
  readonly code: string;
  /** One for each placeholder in the code, in order. */
  readonly slots: readonly Slot[];
}

/**
 * Replaces each expression that reads the key with the placeholder.
 *
 * @throws if the file reads the variable in an unknown form, which pages could not show.
 */
export function showPlaceholder(code: string, extension: string): ShownCode {
  const forms = keyForms[extension] ?? [];
  const slots: Slot[] = [];
  const reads = forms.map(({read, isName}) => escapeStringRegexp(read) + (isName ? String.raw`(?!\w)` : ''));
  const shown = code.replaceAll(new RegExp([...reads, apiKeyPlaceholder].join('|'), 'g'), (found) => {
    const form = forms.find(({read}) => read === found) ?? null;
    slots.push(form);
    return form === null ? found : form.quote + apiKeyPlaceholder + form.quote;
  });
  if (forms.length === 0 && shown.includes(apiKeyVariable)) {
    throw new Error(`has ${apiKeyVariable}: add how .${extension} files read it to keyForms in ${formsFile}.`);
  }
  if (otherReads.test(shown)) {
    const known = forms.map(({read}) => read).join(' or ');
    throw new Error(`reads ${apiKeyVariable} in a way that pages cannot show: write it as ${known}.`);
  }
  return {code: shown, slots};
}

/**
 * Wraps each placeholder in highlighted code in an element with the expression to copy instead:
 * `<span data-env="$SYNDICA_API_KEY">YOUR_API_KEY</span>`.
 */
export function markSlots(html: string, slots: readonly Slot[]): string {
  const parts = html.split(apiKeyPlaceholder);
  if (parts.length !== slots.length + 1) throw new Error('Highlighting has lost a placeholder.');
  return parts.reduce((done, part, index) => {
    const slot = slots[index - 1] ?? null;
    if (slot === null) return done + apiKeyPlaceholder + part;
    const {quote, read} = slot;
    if (!done.endsWith(quote) || !part.startsWith(quote)) throw new Error('Highlighting has split a placeholder.');
    const before = done.slice(0, done.length - quote.length);
    const marked = `<span data-env="${escapeHtml(read)}">${quote}${apiKeyPlaceholder}${quote}</span>`;
    return before + marked + part.slice(quote.length);
  });
}
