export { listAddress } from '../shared/list-address.js';
export type { AdminListState, OnListStateChange } from '../shared/list-state.js';
export type { OnSignedOut, SignedOutReason } from '../shared/use-admin-session.js';
export { LecturerFormView, type LecturerFormViewProps } from './lecturer-form-view.js';
export { LecturerListView, type LecturerListViewProps } from './lecturer-list-view.js';
export { LecturersScreen, type LecturersScreenProps } from './lecturers-screen.js';
