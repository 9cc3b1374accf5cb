/**
 * Colors of what has no style sheet of the site: the browser's bar, the window of the installed site, and the page
 * that stands in for one that is not on the device. As in src/css/tokens.css, which a test compares.
 */
export const themeColors = {
  light: {surface: '#ffffff', text: '#1c2030', accent: '#5132e6'},
  dark: {surface: '#101219', text: '#e6e9f2', accent: '#b3a3ff'},
} as const;
