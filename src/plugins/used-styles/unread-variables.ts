import type {Declaration, Root, Rule} from 'postcss';

/** Variables as scripts and pages name them; what ends in a hyphen is the beginning of a name that is put together. */
const names = /--ifm-\w[\w-]*/g;

const reads = /var\(\s*(--ifm-[\w-]+)/g;

/** `:root`, and how the framework calls the same element in one of the modes. */
const rootElement = /^(?::root|html(?:\[data-theme=["']?\w+["']?\])?)$/;

/** The variables of the framework that a file names. In a style sheet, what it only sets does not count. */
export function variablesReadIn(text: string, isStyleSheet: boolean): string[] {
  return isStyleSheet ? [...text.matchAll(reads)].map(([, name = '']) => name) : (text.match(names) ?? []);
}

/** The variables of the framework that a style sheet sets for the whole page, whatever the mode or the medium. */
export function variablesSetIn({nodes}: Root): string[] {
  return nodes
    .filter((node): node is Rule => node.type === 'rule' && node.selector === ':root')
    .flatMap((rule) => rule.nodes.flatMap((node) => (node.type === 'decl' && isVariable(node) ? node.prop : [])));
}

/**
 * Takes settings of variables that have no effect out of the framework's style sheet: of those that nobody reads, or
 * only such, and of those that a sheet outside of all layers sets again, which wins over the framework's layer.
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
    if (!isVariable(declaration)) for (const name of variablesReadIn(value, true)) read.add(name);
    else if (setAgain.has(prop) && isOfRootElement(parent as Rule)) declaration.remove();
    else settings.set(prop, [...(settings.get(prop) ?? []), declaration]);
  });

  const beginnings = [...read].filter((name) => name.endsWith('-'));
  for (const name of settings.keys()) if (beginnings.some((beginning) => name.startsWith(beginning))) read.add(name);

  // A set holds what is added to it while it is gone through.
  for (const name of read) {
    for (const {value} of settings.get(name) ?? []) for (const other of variablesReadIn(value, true)) read.add(other);
  }
  for (const [name, declarations] of settings) {
    if (!read.has(name)) for (const declaration of declarations) declaration.remove();
  }
}

const isVariable = ({prop}: Declaration): boolean => prop.startsWith('--ifm-');

const isOfRootElement = ({selectors}: Rule): boolean => selectors.every((selector) => rootElement.test(selector));
