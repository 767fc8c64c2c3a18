export { MySetsScreen, OwnSetListsScreen } from './my-sets-screen.js';
export { type MySetsViewProps } from './my-sets-view.js';
export { type OwnSetListKind } from './own-set-lists-view.js';
