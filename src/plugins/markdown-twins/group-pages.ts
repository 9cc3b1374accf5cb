import type {AllContent} from '@docusaurus/types';
import {search} from '../../config/search';
import {pageRoute} from '../../lib/addresses/page-route';
import {loadedVersions, type LoadedVersion} from '../lib/loaded-versions';
import {sectionName} from '../lib/section-name';

/** Routes that belong together, in reading order. */
export interface PageGroup {
  readonly label: string;
  readonly routes: readonly string[];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Groups the pages of all docs by sidebar category; pages in no sidebar are grouped under the name of their section.
 */
export function groupPages(allContent: AllContent, baseUrl: string): PageGroup[] {
  return loadedVersions(allContent).flatMap((version) => groupsOf(version, baseUrl));
}

function groupsOf({docs, sidebars}: LoadedVersion, baseUrl: string): PageGroup[] {
  const routeOf = new Map(docs.map(({id, permalink}) => [id, pageRoute(permalink, baseUrl)]));
  const groups = new Map<string, string[]>();
  const add = (label: string, id: string) => {
    const route = routeOf.get(id);
    // A page that several sidebars list belongs to the first group.
    if (route === undefined) return;
    routeOf.delete(id);
    groups.set(label, [...(groups.get(label) ?? []), route]);
  };
  const visit = (items: readonly SidebarItem[], label: string): void => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') add(label, item.id);
      if (item.type === 'category') {
        if (item.link?.type === 'doc') add(item.label, item.link.id);
        visit(item.items, item.label);
      }
    }
  };
  for (const items of Object.values(sidebars)) visit(items, search.defaultSection);
  for (const [id, route] of [...routeOf].sort(([, a], [, b]) => byDepth(a, b))) add(sectionName(route), id);
  return [...groups].map(([label, routes]) => ({label, routes}));
}

function byDepth(a: string, b: string): number {
  return a.split('/').length - b.split('/').length || a.localeCompare(b);
}
