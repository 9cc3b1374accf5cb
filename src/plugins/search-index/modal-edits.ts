/** Edits of @docsearch/react, which ships as one minified file. */
import {literal, type Edit} from '../lib/edits';
import {moduleAt} from '../lib/module-at';

/** The modal. */
export const modal = moduleAt('@docsearch/react/dist/esm/index');

/** @param suggestedQueries what the modal suggests without results (M10) */
export function modalEdits(suggestedQueries: readonly string[]): Edit[] {
  return [
    ...ownClient,
    ...gridOfHits,
    ...staysOpen,
    ...readOnce,
    ...unstyledPage,
    ...suggestions(suggestedQueries),
  ].map((edit): Edit => ({modules: [modal], ...edit}));
}

type ModalEdit = Omit<Edit, 'modules'>;

/**
 * It bundles a copy of the hosted provider's client. Both of our back ends have their own, so the copy is detached and
 * then dropped as dead code: with the embedded index, nothing in the site could call a third-party host.
 */
const ownClient: readonly ModalEdit[] = [
  {
    what: 'bundled client',
    pattern:
      /useMemo\(\(function\(\)\{var e=function\(e,t,r\)\{if\(!e\|\|"string"!=typeof e\)throw new Error\("`appId` is missing\."\)[\s\S]*?,n\(e\)\}\),\[t,r,n\]\)/
        .source,
    replacement: 'useMemo((function(){return n()}),[n])',
  },
];

/**
 * Its hits are options of a listbox, which must not contain links or buttons. The edits turn them into rows of a grid,
 * which may: src/components/Search/modal/Hit.tsx renders their cells.
 *
 * It keys rows by what they show, so every keystroke removes rows and inserts others. Keyed by position, React updates
 * the text of results in place. Stored searches keep their keys: a row of theirs that is being deleted is animated.
 */
const gridOfHits: readonly ModalEdit[] = [
  {
    what: 'list of hits',
    pattern: /createElement\("ul",t\.getListProps\(\)/.source,
    replacement: 'createElement("div",t.getListProps()',
  },
  {what: 'role of a list', pattern: /role:"listbox"(?=,"aria-labelledby")/.source, replacement: 'role:"grid"'},
  {
    what: 'hit',
    pattern: /createElement\("li",(?=m\(\{className:\["DocSearch-Hit",)/.source,
    replacement: 'createElement("div",',
  },
  {what: 'role of a hit', pattern: /role:"option"(?=,"aria-selected")/.source, replacement: 'role:"row"'},
  {
    what: 'key of a hit',
    pattern: /key:\[(\w+)\.title,(\w+)\.objectID\]\.join\(":"\),item:\2,index:(\w+)/.source,
    replacement: 'key:$2._snippetResult?$3:[$1.title,$2.objectID].join(":"),item:$2,index:$3',
  },
];

/**
 * Its list belongs to a field of a page: Tab leaves the field, so the list closes, and the query is given up. The modal
 * stays open, with its hits, so a query that still waits for the index must go on.
 */
const staysOpen: readonly ModalEdit[] = [
  {
    what: 'Tab',
    pattern: /if\("Tab"===\w+\.key\)\w+\.dispatch\("blur",null\),\w+\.pendingRequests\.cancelAll\(\);else /.source,
    replacement: '',
  },
];

/**
 * It evaluates on every render, and so on every keystroke, what it needs only once: the selection, which forces a
 * reflow, and the stored searches, which probe local storage. The edits turn these into lazy initial states.
 */
const readOnce: readonly ModalEdit[] = [
  {
    what: 'selection',
    pattern: /(\w+)\.useRef\(("undefined"!=typeof window\?window\.getSelection\(\)\.toString\(\)[^:]*:"")\)\.current/
      .source,
    replacement: '$1.useState((function(){return $2}))[0]',
  },
  ...['FAVORITE', 'RECENT'].map((kind) => ({
    what: `store of ${kind.toLowerCase()} searches`,
    pattern: String.raw`(\w+)\.useRef\((\w+\(\{key:"__DOCSEARCH_${kind}_SEARCHES__"[^}]*\}\))\)\.current`,
    replacement: '$1.useState((function(){return $2}))[0]',
  })),
];

/**
 * It restyles itself and the page after mounting: it measures the viewport height, for which CSS now has units, and
 * adds a class to the body, which makes browsers recalculate the style of every link because of a rule about lists
 * without a class. Instead, the height comes from src/components/Search/modal/SearchModal.css, and the body gets an attribute.
 */
const unstyledPage: readonly ModalEdit[] = [
  {
    what: 'height of the screen',
    pattern:
      /\w+\.useEffect\(\(function\(\)\{function (\w+)\(\)\{if\(\w+\.current\)\{var \w+=\.01\*window\.innerHeight;[^{}]*\}\}return \1\(\),window\.addEventListener\("resize",\1\),function\(\)\{window\.removeEventListener\("resize",\1\)\}\}\),\[\]\),/
        .source,
    replacement: '',
  },
  {
    what: 'class of the page',
    pattern: /document\.body\.classList\.add\("DocSearch--active"\)/.source,
    replacement: 'document.body.setAttribute("data-search-open","")',
  },
  {
    what: 'end of the class of the page',
    pattern: /document\.body\.classList\.remove\("DocSearch--active"\)/.source,
    replacement: 'document.body.removeAttribute("data-search-open")',
  },
];

const suggestions = (queries: readonly string[]): ModalEdit[] => [
  // It reads the limit of recent searches once, when it opens: the first favorite would leave up to six of them.
  {
    what: 'number of recent searches',
    pattern:
      /(sourceId:"recentSearches"[^]{1,200}?return \w+\.getAll\(\))(?=\}\},\{sourceId:"favoriteSearches"[^]{1,200}?return (\w+)\.getAll\(\))/
        .source,
    replacement: '$1.slice(0,$2.getAll().length?4:7)',
  },
  // Without results, it suggests the names of categories that it has seen.
  {
    what: 'suggestions',
    pattern: /searchSuggestions:\[\]/.source,
    replacement: `searchSuggestions:${literal(JSON.stringify(queries))}`,
  },
  {
    what: 'categories as suggestions',
    pattern:
      /\w+\.context\.searchSuggestions\.length<Object\.keys\((\w+)\)\.length&&\w+\(\{searchSuggestions:Object\.keys\(\1\)\}\),/
        .source,
    replacement: '',
  },
];
