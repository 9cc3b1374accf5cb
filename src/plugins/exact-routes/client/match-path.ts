/** A route of the site. Without `exact`, it matches all paths below it, too. */
export interface Route {
  readonly path: string;
  readonly exact?: boolean;
}

/** As React Router describes it. Literal routes have no parameters. */
export interface Match {
  readonly path: string;
  /** The part of the path that matches. */
  readonly url: string;
  /** Whether that is the whole path. */
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, never>>;
}

/** The catch-all route. */
const everyPath = '*';

/**
 * Replaces React Router's `matchPath`: matches a route literally and case-sensitively, with an optional trailing slash.
 *
 * @returns null when the route does not match.
 */
export function matchPath(pathname: string, {path, exact = false}: Route): Match | null {
  if (path === everyPath) return {path, url: pathname, isExact: true, params: {}};
  const written = path.replace(/\/$/, '');
  if (!pathname.startsWith(written)) return null;
  const rest = pathname.slice(written.length);
  const isExact = rest === '' || rest === '/';
  if (!isExact && (exact || !rest.startsWith('/'))) return null;
  return {path, url: (isExact ? pathname : written) || '/', isExact, params: {}};
}
