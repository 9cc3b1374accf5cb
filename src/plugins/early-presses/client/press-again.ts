import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    /** Set by the script in the head, like the keys. */
    earlyPress?: HTMLElement | null;
    earlyKeys?: string[] | null;
    /** Tells that script that the page itself handles keys. */
    isHydrated?: true;
  }
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  if (previousLocation) return;
  window.isHydrated = true;
  if (!window.earlyPress) return;
  // This runs while React commits: its handlers respond in the next task, those of an opened dialog in the one after.
  setTimeout(() => window.earlyPress?.click());
  setTimeout(() => window.earlyKeys?.forEach((key) => dispatchEvent(new KeyboardEvent('keydown', {key}))));
};
