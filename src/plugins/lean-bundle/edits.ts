/** A few words of a package that cost each page time or bytes, and what stands there instead. */
export interface Edit {
  readonly modules: readonly RegExp[];
  /** What the words are, for the message when a package has them no more. */
  readonly what: string;
  /** The source of a regular expression: the bundler's cache knows text from other text, but no two expressions. */
  readonly words: string;
  readonly instead: string;
}

/**
 * For `localeCompare` the browser loads its rules of languages: 11 ms while a page comes alive, and four times that
 * on a phone. What these modules sort, paths and names of fields, needs no language.
 */
export const comparePlainly: Edit = {
  modules: [
    /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
    /[\\/]@docusaurus[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$/,
  ],
  what: 'localeCompare',
  words: /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/.source,
  instead: '($1 < $2 ? -1 : Number($1 > $2))',
};

/** What react-router brings along for a React before version 16.3, which had no contexts. */
export const contextsOfReact: Edit = {
  modules: [/[\\/]node_modules[\\/]react-router[\\/]esm[\\/]react-router\.js$/],
  what: 'a stand-in for React.createContext',
  words: /= React\.createContext \|\| createReactContext;/.source,
  instead: '= React.createContext;',
};

/**
 * React makes errors while it loads that no error has caused: it throws them later, to itself, as signals. While a
 * browser is watched (by its developer tools, Lighthouse or our benches), it keeps for each error where in the code
 * it was made, and reads the whole main script once more to find that out: 25 ms, four times that on a phone.
 */
export const signalsWithoutStack: Edit = {
  modules: [/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/],
  what: 'errors that are made while it loads',
  words: /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/.source,
  instead: '$1 = Object.assign(Object.create(Error.prototype), {message: $2})',
};

/** The server has a React of its own. */
export const editsFor = (isServer: boolean): readonly Edit[] => [
  comparePlainly,
  contextsOfReact,
  ...(isServer ? [] : [signalsWithoutStack]),
];
