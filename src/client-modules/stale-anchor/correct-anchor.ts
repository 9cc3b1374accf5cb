/**
 * Client module. An external link may misspell the id of a section, or use a former one: browsers then silently show
 * the top of the page. This redirects to the section that was probably meant. The build checks links within the site.
 */
import type {ClientModule} from '@docusaurus/types';
import {hashId, hashTarget} from '../../lib/browser/hash-target';

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash, pathname}, previousLocation}) => {
  if (hash === '' || hashTarget(hash)) return;
  // After client-side navigation, the target of the hash may still be loading.
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
