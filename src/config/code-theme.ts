import type {PrismTheme} from 'prism-react-renderer';

interface Palette {
  background: string;
  text: string;
  comment: string;
  keyword: string;
  string: string;
  number: string;
  name: string;
  deleted: string;
  inserted: string;
}

/** Both palettes keep at least 4.5:1 against their background (WCAG 2.2, 1.4.3). */
function codeTheme(color: Palette): PrismTheme {
  return {
    plain: {color: color.text, backgroundColor: color.background},
    styles: [
      {types: ['comment', 'prolog', 'cdata'], style: {color: color.comment, fontStyle: 'italic'}},
      {types: ['keyword', 'atrule', 'rule', 'important'], style: {color: color.keyword}},
      {types: ['string', 'attr-value', 'char', 'url', 'regex'], style: {color: color.string}},
      {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: color.number}},
      {
        types: ['property', 'function', 'class-name', 'tag', 'attr-name', 'builtin', 'selector', 'header-name'],
        style: {color: color.name},
      },
      {types: ['deleted'], style: {color: color.deleted}},
      {types: ['inserted'], style: {color: color.inserted}},
    ],
  };
}

export const lightCodeTheme = codeTheme({
  background: '#f6f7f9',
  text: '#1f2430',
  comment: '#5b6475',
  keyword: '#7a1fa2',
  string: '#0b6b3a',
  number: '#9a3412',
  name: '#0b4f9e',
  deleted: '#a61b1b',
  inserted: '#0b6b3a',
});

export const darkCodeTheme = codeTheme({
  background: '#171a21',
  text: '#e4e8f1',
  comment: '#9aa4b8',
  keyword: '#d6a4ff',
  string: '#8fe3b0',
  number: '#ffb48a',
  name: '#8cc4ff',
  deleted: '#ff9b9b',
  inserted: '#8fe3b0',
});
