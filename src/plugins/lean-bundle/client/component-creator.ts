/**
 * Takes the place of Docusaurus's function of this name in the browser. The original uses react-loadable, which also
 * tells the server what a page is made of, at three times the size.
 */
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import Loading from '@theme/Loading';
import {routeComponent} from './route-component';

/** The router's last route, which fits every address. */
const notFound = {__comp: () => import('@theme/NotFound'), __context: {plugin: {name: 'native', id: 'default'}}};

export default function ComponentCreator(path: string, hash: string) {
  const names = path === '*' ? notFound : routesChunkNames[`${path}-${hash}`];
  return routeComponent(names, {loaderOf: (name) => registry[name]?.[0], Loading});
}
