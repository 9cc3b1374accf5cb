import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    /** Set by the script in the head. */
    earlyPress?: HTMLElement | null;
  }
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({previousLocation}) => {
  const {earlyPress} = window;
  // This runs while React commits: its handlers respond in the next task.
  if (!previousLocation && earlyPress) setTimeout(() => earlyPress.click());
};
