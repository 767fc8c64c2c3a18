export { createTheme, type Theme, type ThemeOptions } from './create-theme.js';
export type { ThemeColors } from './scale.js';
export { themeCss } from './theme-css.js';
