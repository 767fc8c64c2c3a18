export { listAddress } from '../shared/list-address.js';
export type { AdminListState, OnListStateChange } from '../shared/list-state.js';
export type { OnSignedOut, SignedOutReason } from '../shared/use-admin-session.js';
export { CourseTagFormView, type CourseTagFormViewProps } from './course-tag-form-view.js';
export { CourseTagListView, type CourseTagListViewProps } from './course-tag-list-view.js';
export { CourseTagsScreen, type CourseTagsScreenProps } from './course-tags-screen.js';
