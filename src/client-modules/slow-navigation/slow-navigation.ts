/** Client module. The previous page stays on screen while the next one loads. If that takes long, progress is shown. */
import type {ClientModule} from '@docusaurus/types';
import {showProgress} from '../../components/Progress/show-progress';
import {onPageFailure} from '../../lib/browser/page-failure';

let end: (() => void) | undefined;

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  // Of a page that is still loading: the new one goes on with its bar.
  const endLast = end;
  end = showProgress('Loading the page');
  endLast?.();
};

export function onRouteDidUpdate(): void {
  end?.();
  end = undefined;
}

if (typeof window !== 'undefined') onPageFailure(onRouteDidUpdate);
