export { ViewAsToggle } from './view-as-toggle.js';
