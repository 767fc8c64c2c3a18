export { type AdminListState, listAddress, type OnListStateChange } from '../shared/index.js';
export { CourseTagsScreen } from './course-tags-screen.js';
