import type {Declaration, Root} from 'postcss';

/** A declaration of a variable. */
export interface Setting {
  readonly declaration: Declaration;
  /** The root element always; the root element in one color mode, medium, or the like; or other elements. */
  readonly where: 'root' | 'root-at-times' | 'elements';
  /** Sheets outside of all layers override it, whatever its selector. */
  readonly isInLayer: boolean;
}

/** All settings in one or more sheets, by the name of the variable. */
export type Settings = ReadonlyMap<string, readonly Setting[]>;

export const isVariable = ({prop}: Declaration): boolean => prop.startsWith('--');

/** Only the root element has the attribute of the color mode. */
const rootElement = /^(?:(?::root|html)(?:\[data-theme=["']?\w+["']?\])?|\[data-theme=["']?\w+["']?\])$/;

export function settingsIn(sheets: readonly Root[]): Settings {
  const settings = new Map<string, Setting[]>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), settingOf(declaration)]);
    });
  }
  return settings;
}

function settingOf(declaration: Declaration): Setting {
  const {parent} = declaration;
  if (parent?.type !== 'rule') return {declaration, where: 'elements', isInLayer: false};
  let isAlways = parent.selector === ':root';
  let isRoot = parent.selectors.every((selector) => rootElement.test(selector));
  let isInLayer = false;
  for (let outer = parent.parent; outer && outer.type !== 'root'; outer = outer.parent) {
    if (outer.type !== 'atrule') isRoot = false;
    else if (outer.name === 'layer') isInLayer = true;
    else isAlways = false;
  }
  return {declaration, where: !isRoot ? 'elements' : isAlways ? 'root' : 'root-at-times', isInLayer};
}
