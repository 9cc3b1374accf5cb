/** For unit tests: Docusaurus's hook, which registers anchors for the check of links in the build. */
export default function useBrokenLinks() {
  return {collectAnchor: () => {}};
}
