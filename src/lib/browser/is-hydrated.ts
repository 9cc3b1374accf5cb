/** Whether React has taken over the pre-rendered page. Docusaurus says so. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}
