export { type ThemeChoice, ThemeToggle, type ThemeToggleProps } from './theme-toggle.js';
