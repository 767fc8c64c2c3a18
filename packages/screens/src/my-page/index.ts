export { MySetsScreen, OwnWorkScreen, type OwnWorkScreenProps } from './my-sets-screen.js';
export { type MySetsViewProps } from './my-sets-view.js';
export { type OwnWorkKind } from './own-work-view.js';
