/** Replaces Docusaurus's `useIsBrowser` where the output is the same before and after hydration. */
module.exports = () => false;
