export { useViewAsMessages } from './view-as-messages.js';
export { ViewAsToggle } from './view-as-toggle.js';
