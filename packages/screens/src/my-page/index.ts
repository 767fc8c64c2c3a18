export { MySetsScreen } from './my-sets-screen.js';
export { type MySetsViewProps } from './my-sets-view.js';
export { OwnWorkScreen } from './own-work-screen.js';
export { type OwnWorkKind } from './own-work-view.js';
