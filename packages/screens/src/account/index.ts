export { AccountMenu, type AccountMenuProps } from './account-menu.js';
export { createThemeStore, type ThemePlaces, type ThemeStore } from './theme-store.js';
