export { EditSetScreen } from './edit-set-screen.js';
export { OwnSetsScreen, type OwnSetsScreenProps } from './own-sets-screen.js';
