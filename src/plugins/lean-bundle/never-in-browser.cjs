/** Stands in for Docusaurus's `useIsBrowser` where the same is to be rendered before and after a page comes alive. */
module.exports = () => false;
