export { ContextMenu, ContextMenuContent, ContextMenuTrigger } from './context-menu.js';
