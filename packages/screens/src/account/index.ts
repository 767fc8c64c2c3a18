export { AccountMenu } from './account-menu.js';
export { createThemeStore, type ThemeStore } from './theme-store.js';
