export {
  type AdminListState,
  listAddress,
  type OnListStateChange,
  type OnSignedOut,
  type SignedOutReason,
} from '../shared/index.js';
export { CourseTagFormView, type CourseTagFormViewProps } from './course-tag-form-view.js';
export { CourseTagListView, type CourseTagListViewProps } from './course-tag-list-view.js';
export { CourseTagsScreen, type CourseTagsScreenProps } from './course-tags-screen.js';
