/**
 * Client module. A link from elsewhere may name a section in another spelling, or by an id it had earlier: browsers
 * then show the top of the page without a word. This leads to the section that was probably meant. Links within the
 * site are checked by the build.
 */
import type {ClientModule} from '@docusaurus/types';
import {hashId, hashTarget} from '../../lib/hash-target';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash, pathname}, previousLocation}) => {
  if (hash === '' || hashTarget(hash)) return;
  // The page of a followed link may still load what the hash names.
  if (previousLocation && previousLocation.pathname !== pathname) return;
  import('./nearest-anchor').then(
    ({nearestAnchor}) => {
      const ids = Array.from(document.querySelectorAll('article [id]'), ({id}) => id);
      const id = nearestAnchor(hashId(hash), ids);
      if (id !== undefined && window.location.hash === hash) window.location.replace(`#${id}`);
    },
    () => undefined,
  );
};
