/**
 * Returns a predicate for labels of tabs by which a section can be found: those that most sections of the page have,
 * such as languages in the reference of all methods, tell none of them from the others.
 *
 * @param sections the labels of each section of the page
 */
export function tellingLabels(sections: readonly ReadonlySet<string>[]): (label: string) => boolean {
  return (label) => sections.filter((labels) => labels.has(label)).length <= Math.max(1, sections.length / 2);
}
