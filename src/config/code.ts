/** Code blocks: what is highlighted, and the editor's colors. */
import type {PrismTheme} from 'prism-react-renderer';

/** Languages besides those that Prism always knows (P11), by the names of its components. */
export const highlightedLanguages = [
  'bash',
  'json',
  'http',
  'zig',
  'python',
  'go',
  'typescript',
  'rust',
  'toml',
  'sql',
  'jsx',
];

const token = (types: string[], name: string) => ({types, style: {color: `var(--code-${name})`}});

/**
 * The live editor's theme: the token classes of src/css/code.css, by the same variables, so that one
 * theme serves both color modes.
 */
export const codeTheme: PrismTheme = {
  plain: {color: 'var(--code-text)', backgroundColor: 'var(--code-background)'},
  styles: [
    token(['comment', 'prolog', 'cdata'], 'comment'),
    token(['keyword', 'atrule', 'rule', 'important'], 'keyword'),
    token(['string', 'attr-value', 'char', 'url', 'regex'], 'string'),
    token(['number', 'boolean', 'constant', 'symbol'], 'number'),
    token(['property', 'function', 'class-name', 'tag', 'attr-name', 'builtin', 'selector', 'header-name'], 'name'),
  ],
};
