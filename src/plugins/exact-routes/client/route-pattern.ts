/** Where paths are looked up in the router, an exact route takes the whole path, and another one its beginning. */
export interface RouteOptions {
  readonly end: boolean;
}

/** The route of all paths that no other one takes. */
const everyPath = '*';

/** What is found in a path of the site, which may end with a slash. Letters count as upper or lower case. */
export default function routePattern(route: string, _keys: readonly unknown[], {end}: RouteOptions): RegExp {
  if (route === everyPath) return /^.*$/;
  const written = route.replace(/\/$/, '').replace(/[$()+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(`^${written}(?:/(?=$))?${end ? '$' : '(?=/|$)'}`);
}
