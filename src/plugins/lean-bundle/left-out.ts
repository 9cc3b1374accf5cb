interface Data {
  /** Matches the path relative to Docusaurus's folder of generated files. */
  readonly file: RegExp;
  /** Dotted paths of properties; a step `*` is any property. */
  readonly keys: readonly string[];
}

/** Data that Docusaurus passes to every page, but that only the build reads. */
export const leftOut: readonly Data[] = [
  {
    file: /docusaurus\.config\.mjs$/,
    keys: [
      'clientModules',
      'future.experimental_vcs',
      'future.faster',
      'future.v4',
      'headTags',
      // The browser gets it from a separate file.
      'i18n',
      'markdown',
      'onBrokenAnchors',
      'onBrokenLinks',
      'onDuplicateRoutes',
      'plugins',
      'presets',
      'scripts',
      'staticDirectories',
      'storage',
      'stylesheets',
      'tagline',
      // No blog, and code is highlighted at build time.
      'themeConfig.blog',
      'themeConfig.prism',
      'themes',
    ],
  },
  {file: /site-metadata\.json$/, keys: ['pluginVersions']},
  // Drafts, which are not to be known (R5), of each docs instance.
  {file: /globalData\.json$/, keys: ['docusaurus-plugin-content-docs.*.versions.*.draftIds']},
  // Of a page: the location of its source file.
  {
    file: /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]site-[^\\/]+\.json$/,
    keys: ['draft', 'slug', 'source', 'sourceDirName'],
  },
  // Title and description of every page, for cards that link to pages. This site has none.
  {file: /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/, keys: ['version.docs']},
];
