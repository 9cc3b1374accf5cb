/**
 * Client module. Announces the title of a page that a link opens: screen readers do so only for pages that the browser
 * itself loads.
 */
import type {ClientModule} from '@docusaurus/types';
import {addLiveStatus} from '../../components/LiveStatus/add-live-status';

const status = typeof document === 'undefined' ? undefined : addLiveStatus('page-status');

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!status || !previousLocation || location.pathname === previousLocation.pathname) return;
  status.textContent = document.querySelector('h1')?.textContent ?? document.title;
};
