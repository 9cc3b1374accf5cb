/**
 * Sample files read the key from the environment, so that they run as they are. Pages show the
 * placeholder in its place, and mark it, so that a reader's key can be filled in and a copy gets the
 * file's own form back.
 */
import {apiKeyPlaceholder, apiKeyVariable} from '../../data/endpoints';
import {escapeHtml} from '../../lib/escape-html';

/** How a language reads the key, and what the placeholder needs around it to stand there instead. */
interface KeyForm {
  readonly read: string;
  readonly quote: '' | '"' | "'";
  /** Ends where the name does: `$KEY_ID` is another variable. */
  readonly isName?: boolean;
}

const shell: readonly KeyForm[] = [{read: `$${apiKeyVariable}`, quote: '', isName: true}];

/** By extension. Where two forms begin alike, the longer one stands first. */
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

/** Ways to read the variable, whatever the language: what is left of them is in no known form. */
const otherReads = new RegExp(
  `(?:process\\.env|environ(?:\\.get)?|getenv|env::var|\\$\\{?)[^\\w\\n]{0,3}${apiKeyVariable}(?!\\w)`,
  'i',
);

function startsWithForm(code: string, {read, isName = false}: KeyForm): boolean {
  return code.startsWith(read) && !(isName && /\w/.test(code.charAt(read.length)));
}

/** What stands at one placeholder of the shown code: a form of the language, or nothing but itself. */
type Slot = KeyForm | null;

export interface ShownCode {
  readonly code: string;
  /** One for each placeholder in the code, in order. */
  readonly slots: readonly Slot[];
}

/**
 * The code with the placeholder where the file reads the key.
 *
 * @throws if the file names the variable in a way that is not known here, since pages could not show it.
 */
export function showPlaceholder(code: string, extension: string): ShownCode {
  const forms = keyForms[extension] ?? [];
  const slots: Slot[] = [];
  let shown = '';
  let rest = code;
  while (rest !== '') {
    const form = forms.find((candidate) => startsWithForm(rest, candidate)) ?? null;
    const isPlaceholder = rest.startsWith(apiKeyPlaceholder);
    if (form !== null || isPlaceholder) {
      slots.push(form);
      shown += form === null ? apiKeyPlaceholder : form.quote + apiKeyPlaceholder + form.quote;
      rest = rest.slice(form === null ? apiKeyPlaceholder.length : form.read.length);
    } else {
      shown += rest.charAt(0);
      rest = rest.slice(1);
    }
  }
  if (otherReads.test(shown)) {
    const known = forms.map(({read}) => read).join(' or ') || 'nothing: pages know no form for this language';
    throw new Error(`reads ${apiKeyVariable} in a way that pages cannot show: write it as ${known}.`);
  }
  return {code: shown, slots};
}

/**
 * Wraps each placeholder of highlighted code with what a copy has in its place:
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
