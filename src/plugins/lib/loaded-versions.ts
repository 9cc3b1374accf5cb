import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export type LoadedVersion = LoadedContent['loadedVersions'][number];

/** Everything that the docs plugin has loaded, across its instances. */
export function loadedVersions(allContent: AllContent): LoadedVersion[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  return instances.flatMap((instance) => instance.loadedVersions);
}
