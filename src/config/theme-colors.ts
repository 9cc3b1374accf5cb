/**
 * `theme-color` of the browser's UI and of the installed site's window, as no style sheet applies there: the surfaces of
 * src/css/tokens.css. Part of the script that every page loads.
 */
export const themeColors = {light: '#ffffff', dark: '#101219'} as const;
