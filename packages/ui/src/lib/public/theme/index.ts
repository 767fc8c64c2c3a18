export { createTheme } from './create-theme.js';
export { themeCss } from './theme-css.js';
