export { AccountMenu, type AccountMenuProps } from './account-menu.js';
export { createThemeStore, THEME_KEY, type ThemePlaces, type ThemeStore } from './theme-store.js';
