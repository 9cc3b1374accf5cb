import {escapeHtml} from '../html/escape-html';

/** Languages of generated requests and responses, by the grammar names that pages use. */
export type RequestGrammar = 'bash' | 'json' | 'typescript' | 'python' | 'go' | 'rust';

/** Patterns by token class; if several match at the same index, the first one wins. */
type Grammar = Readonly<Record<string, string>>;

const words = (list: string) => `\\b(?:${list.replaceAll(' ', '|')})\\b`;

const doubleQuoted = String.raw`"(?:\\.|[^"\\])*"`;
const singleQuoted = String.raw`'(?:\\.|[^'\\])*'`;
const rawQuoted = '`[^`]*`';
const number = String.raw`\b\d[\d._]*\b`;
const called = String.raw`\b[a-zA-Z_]\w*(?=\()`;
const lineComment = '//.*';

const grammars: Readonly<Record<RequestGrammar, Grammar>> = {
  bash: {
    string: `${doubleQuoted}|'[^']*'`,
    function: words('curl'),
    number,
  },
  json: {
    property: `${doubleQuoted}(?=:)`,
    string: doubleQuoted,
    number: `-?${number}`,
    boolean: words('true false'),
    keyword: words('null'),
  },
  typescript: {
    property: `${singleQuoted}(?=:)`,
    string: `${singleQuoted}|${rawQuoted}`,
    keyword: words('as await const if new null throw'),
    boolean: words('true false'),
    constant: words('JSON'),
    builtin: words('string number unknown console'),
    'class-name': String.raw`(?<=\bnew )\w+`,
    function: called,
    number,
  },
  python: {
    string: `f?${doubleQuoted}`,
    keyword: words('as async await def for from if import in print raise with'),
    boolean: words('True False None'),
    function: String.raw`(?<=\bdef )\w+`,
    number,
  },
  go: {
    comment: lineComment,
    string: `${doubleQuoted}|${rawQuoted}`,
    keyword: words('const defer for func if import package var'),
    boolean: words('nil _'),
    builtin: words('byte'),
    function: called,
    number,
  },
  rust: {
    comment: lineComment,
    string: doubleQuoted,
    property: String.raw`\b\w+!`,
    keyword: words('dyn fn let loop mut use'),
    boolean: words('true false'),
    'class-name': String.raw`\b[A-Z]\w+\b`,
    function: called,
    number,
  },
};

/**
 * Highlights generated code as HTML, with the same token classes as other code on the site. It supports only what
 * generated requests and JSON contain: the build's highlighter is too large for the browser.
 */
export function colorCode(code: string, grammarName: RequestGrammar): string {
  const grammar = grammars[grammarName];
  const kinds = Object.keys(grammar);
  const pattern = new RegExp(
    Object.values(grammar)
      .map((each) => `(${each})`)
      .join('|'),
    'g',
  );
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [text] = match;
    const kind = kinds.find((_, index) => match[index + 1] !== undefined) ?? '';
    html += escapeHtml(code.slice(end, match.index)) + `<span class="token ${kind}">${escapeHtml(text)}</span>`;
    end = match.index + text.length;
  }
  return html + escapeHtml(code.slice(end));
}
