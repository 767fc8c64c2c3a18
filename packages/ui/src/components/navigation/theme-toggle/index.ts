export { type ThemeChoice, ThemeToggle } from './theme-toggle.js';
