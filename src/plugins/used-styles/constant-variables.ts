import type {Declaration, Root} from 'postcss';

const anyRead = /var\(\s*(--ifm-[\w-]+)\s*\)/g;

/**
 * Replaces variables by their values if these are the same for all elements, in both color modes and all media: the
 * framework defines them so that sites can override them. Together with their declarations, which are then unread,
 * they are a twentieth of the render-blocking bytes.
 *
 * @param root the framework's style sheet
 * @param named variables that other files read or set, which stay variables. A trailing hyphen marks the prefix of a
 * name that code concatenates.
 */
export function inlineConstants(root: Root, named: readonly string[]): void {
  const names = new Set(named);
  const beginnings = named.filter((name) => name.endsWith('-'));
  const settings = new Map<string, Declaration[]>();
  root.walkDecls(/^--ifm-/, (declaration) => {
    settings.set(declaration.prop, [...(settings.get(declaration.prop) ?? []), declaration]);
  });
  const own = [...settings].filter(
    ([name]) => !names.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  );
  const once = new Map(
    own.flatMap(([name, [first, ...others]]) =>
      first && others.length === 0 && isForAll(first) ? [[name, first]] : [],
    ),
  );

  const inline = (value: string): string =>
    value.replace(anyRead, (read, name: string) => {
      const constant = once.get(name);
      if (!constant) return read;
      const inlined = inline(constant.value);
      return inlined.includes('var(') ? read : inlined;
    });
  root.walkDecls((declaration) => {
    declaration.value = inline(declaration.value);
  });
}

const isForAll = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' && parent.selector === ':root' && parent.parent?.type === 'root';
