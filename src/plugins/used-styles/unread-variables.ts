import type {Declaration, Root, Rule} from 'postcss';

/** Variables in scripts and pages; a trailing hyphen marks the prefix of a name that code concatenates. */
const names = /--ifm-\w[\w-]*/g;

const reads = /var\(\s*(--ifm-[\w-]+)/g;

/** `:root`, and the framework's selectors for the same element in one color mode. */
const rootElement = /^(?::root|html(?:\[data-theme=["']?\w+["']?\])?)$/;

/** Framework variables that a file mentions. In a style sheet, only reads count, not declarations. */
export function variablesUsedIn(text: string, isStyleSheet: boolean): string[] {
  return isStyleSheet ? [...text.matchAll(reads)].map(([, name = '']) => name) : (text.match(names) ?? []);
}

/** Framework variables that a style sheet sets for the whole page, in all color modes and media. */
export function variablesSetIn({nodes}: Root): string[] {
  return nodes
    .filter((node): node is Rule => node.type === 'rule' && node.selector === ':root')
    .flatMap((rule) => rule.nodes.flatMap((node) => (node.type === 'decl' && isVariable(node) ? node.prop : [])));
}

/**
 * Removes declarations of variables without effect from the framework's style sheet: those that nothing reads, or
 * only other unread variables, and those that a sheet outside of all layers sets again, since it overrides the layer.
 */
export function removeUnreadVariables(
  root: Root,
  elsewhere: {readonly read: readonly string[]; readonly set: readonly string[]},
): void {
  const setAgain = new Set(elsewhere.set);
  const read = new Set(elsewhere.read);
  const settings = new Map<string, Declaration[]>();
  root.walkDecls((declaration) => {
    const {prop, value, parent} = declaration;
    if (!isVariable(declaration)) for (const name of variablesUsedIn(value, true)) read.add(name);
    else if (setAgain.has(prop) && isOfRootElement(parent)) declaration.remove();
    else settings.set(prop, [...(settings.get(prop) ?? []), declaration]);
  });

  const beginnings = [...read].filter((name) => name.endsWith('-'));
  for (const name of settings.keys()) if (beginnings.some((beginning) => name.startsWith(beginning))) read.add(name);

  // Transitive closure: iterating a set also visits the elements that are added meanwhile.
  for (const name of read) {
    for (const {value} of settings.get(name) ?? []) for (const other of variablesUsedIn(value, true)) read.add(other);
  }
  for (const [name, declarations] of settings) {
    if (!read.has(name)) for (const declaration of declarations) declaration.remove();
  }
}

const isVariable = ({prop}: Declaration): boolean => prop.startsWith('--ifm-');

const isOfRootElement = (parent: Declaration['parent']): boolean =>
  parent?.type === 'rule' && parent.selectors.every((selector) => rootElement.test(selector));
