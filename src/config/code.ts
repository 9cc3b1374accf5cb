/** Code blocks: what is highlighted, and the editor's colors. */
import type {PrismTheme} from 'prism-react-renderer';

/** Languages in addition to Prism's default ones (P11), by component name. */
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
 * The live editor's theme. It maps token types to the CSS variables of src/css/code.css, so that one theme works in
 * both color modes.
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
