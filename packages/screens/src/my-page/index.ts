export { MySetsScreen } from './my-sets-screen.js';
export { MySetsView, type MySetsViewProps } from './my-sets-view.js';
export { ShelfScreen } from './shelf-screen.js';
export { type ShelfKind, ShelfView, type ShelfViewProps } from './shelf-view.js';
