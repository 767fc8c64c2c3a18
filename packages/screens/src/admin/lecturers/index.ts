export { type AdminListState, listAddress, type OnListStateChange } from '../shared/index.js';
export { LecturerFormView } from './lecturer-form-view.js';
export { LecturerListView } from './lecturer-list-view.js';
export { LecturersScreen } from './lecturers-screen.js';
