/** What src/plugins/page-list makes: a `ListedPage` each. */
declare module '@generated/page-list/default/pages.json' {
  const pages: readonly {readonly path: string; readonly title: string}[];
  export default pages;
}
