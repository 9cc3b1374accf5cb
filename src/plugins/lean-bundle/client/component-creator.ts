/**
 * Replaces Docusaurus's function of this name in the browser. The original uses react-loadable, which is three times
 * the size, because it also collects each page's modules on the server.
 */
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import Loading from '@theme/Loading';
import {routeComponent} from './route-component';

/** The catch-all route. */
const notFound = {__comp: () => import('@theme/NotFound'), __context: {plugin: {name: 'native', id: 'default'}}};

export default function ComponentCreator(path: string, hash: string) {
  const names = path === '*' ? notFound : routesChunkNames[`${path}-${hash}`];
  return routeComponent(names, {loaderOf: (name) => registry[name]?.[0], Loading});
}
