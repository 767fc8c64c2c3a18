export {
  type AdminListState,
  listAddress,
  type OnListStateChange,
  type OnSignedOut,
  type SignedOutReason,
} from '../shared/index.js';
export { LecturerFormView, type LecturerFormViewProps } from './lecturer-form-view.js';
export { LecturerListView, type LecturerListViewProps } from './lecturer-list-view.js';
export { LecturersScreen, type LecturersScreenProps } from './lecturers-screen.js';
