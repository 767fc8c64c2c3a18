export { MySetsScreen, OwnWorkScreen } from './my-sets-screen.js';
export { type MySetsViewProps } from './my-sets-view.js';
export { type OwnWorkKind } from './own-work-view.js';
