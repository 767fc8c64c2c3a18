export { EditSetScreen, type EditSetScreenProps } from './edit-set-screen.js';
export { EditSetView, type EditSetViewProps, type EditSetViewState } from './edit-set-view.js';
export { OwnSetsScreen, type OwnSetsScreenProps } from './own-sets-screen.js';
export { OwnSetsView, type OwnSetsViewProps } from './own-sets-view.js';
