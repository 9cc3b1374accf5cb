import type {ColorModeConfig} from '@docusaurus/theme-common';

/**
 * Light by default, whatever the system prefers (row C8). Set `respectPrefersColorScheme` to true
 * to follow the system until the reader's choice is stored under the key `theme`.
 */
export const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} satisfies ColorModeConfig;
