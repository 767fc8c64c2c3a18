export { type AdminListState, listAddress, type OnListStateChange } from '../shared/index.js';
export { MaterialTagsScreen } from './material-tags-screen.js';
