import type {useHistory} from '@docusaurus/router';

/** Navigates client-side. Like a native link, one to the current URL adds no history entry. */
export function goTo(history: ReturnType<typeof useHistory>, path: string): void {
  if (path === history.createHref(history.location)) history.replace(path);
  else history.push(path);
}
