/** Colors for where no style sheet of the site applies. Must equal src/css/tokens.css: a test compares them. */

/** `theme-color` of the browser UI and of the installed site's window. Part of the script that every page loads. */
export const themeColors = {light: '#ffffff', dark: '#101219'} as const;

/** Colors of the offline fallback page. */
export const pageColors = {
  light: {surface: themeColors.light, text: '#1c2030', accent: '#5132e6'},
  dark: {surface: themeColors.dark, text: '#e6e9f2', accent: '#b3a3ff'},
} as const;
