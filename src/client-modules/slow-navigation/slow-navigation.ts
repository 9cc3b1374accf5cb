/**
 * Client module. The previous page stays on screen while the next one loads. If that takes long, a progress bar (C10)
 * and a spinner (R8) appear.
 */
import type {ClientModule} from '@docusaurus/types';
import './slow-navigation.css';

const delay = 200;

/** The progress of the bar is a CSS animation: slow-navigation.css. */
const content =
  '<div class="slow-navigation-bar"></div>' +
  '<div class="slow-navigation-spinner" role="img" aria-label="Loading the page"></div>';

let notice: HTMLElement | undefined;

/** Inserted before it is needed: screen readers announce changes to a live region, not its insertion. */
function prepareNotice(): HTMLElement {
  if (!notice) {
    notice = Object.assign(document.createElement('div'), {className: 'slow-navigation'});
    notice.setAttribute('role', 'status');
    document.body.append(notice);
  }
  return notice;
}

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
  const status = prepareNotice();
  const timer = setTimeout(() => (status.innerHTML = content), delay);
  return () => clearTimeout(timer);
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  notice?.replaceChildren();
};
