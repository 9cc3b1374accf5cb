/** Colors where no style sheet of the site reaches, as in src/css/tokens.css: a test compares them. */

/** Of the browser's bar and of the window of the installed site. The script of every page has them. */
export const themeColors = {light: '#ffffff', dark: '#101219'} as const;

/** Of the page that stands in for one that is not on the device. */
export const pageColors = {
  light: {surface: themeColors.light, text: '#1c2030', accent: '#5132e6'},
  dark: {surface: themeColors.dark, text: '#e6e9f2', accent: '#b3a3ff'},
} as const;
