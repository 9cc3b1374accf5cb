/** Colors of what surrounds a page: the browser's bar, and the window of the installed site. As in src/css/tokens.css, with which tests/contrast compares them. */
export const themeColors = {light: '#ffffff', dark: '#101219'} as const;
