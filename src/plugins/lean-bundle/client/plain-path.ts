/**
 * Stands in for path-to-regexp in the router. The routes of this site are plain paths, without parameters;
 * for others it stops the build.
 */
interface Options {
  /** Whether nothing may follow the path. */
  readonly end: boolean;
  readonly sensitive: boolean;
  readonly strict: boolean;
}

export default function plainPath(path: string, _keys: readonly unknown[], {end, sensitive, strict}: Options): RegExp {
  if (path === '*') return /^.*$/;
  // A backslash takes the meaning from the character after it: links write their own paths so.
  if (/[:*+?()]/.test(path.replace(/\\./g, ''))) {
    throw new Error(
      `The route ${path} is a pattern, which the router of this site does not read. ` +
        'Take path-to-regexp off the list in src/plugins/lean-bundle/replacements.ts.',
    );
  }
  const plain = withoutEscapes(path);
  const escaped = plain.replace(/[.+*?^${}()|[\]\\]/g, '\\$&');
  const start = strict ? escaped : `${escaped.replace(/\/$/, '')}(?:/(?=$))?`;
  const rest = end ? '$' : strict && plain.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${start}${rest}`, sensitive ? '' : 'i');
}

/** The path for given parameters. */
plainPath.compile = (path: string) => (): string => withoutEscapes(path);

const withoutEscapes = (path: string): string => path.replace(/\\(.)/g, '$1');
