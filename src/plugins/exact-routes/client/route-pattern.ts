/** With `end` (an exact route), the pattern matches the whole path; without it, a prefix. */
export interface RouteOptions {
  readonly end: boolean;
}

/** The catch-all route. */
const everyPath = '*';

/** Replaces `pathToRegexp`: matches a route literally and case-sensitively, with an optional trailing slash. */
export default function routePattern(route: string, _keys: readonly unknown[], {end}: RouteOptions): RegExp {
  if (route === everyPath) return /^.*$/;
  const written = route.replace(/\/$/, '').replace(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`^${written}(?:/(?=$))?${end ? '$' : '(?=/|$)'}`);
}
