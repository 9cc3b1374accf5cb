import {themeColors} from '../../../config/theme-colors';

/** Colors of the fallback page, where no style sheet of the site applies: those of src/css/tokens.css. */
export const pageColors = {
  light: {surface: themeColors.light, text: '#1c2030', accent: '#5132e6'},
  dark: {surface: themeColors.dark, text: '#e6e9f2', accent: '#b3a3ff'},
} as const;
