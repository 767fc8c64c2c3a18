export type { OnSignedOut, SignedOutReason } from '../shared/index.js';
export { CourseTaggingScreen, type CourseTaggingScreenProps } from './course-tagging-screen.js';
export { CourseView, type CourseViewProps, type Removal } from './course-view.js';
export { CoursesView, type CoursesViewProps } from './courses-view.js';
export { taggingAddress } from './tagging-address.js';
export type {
  CourseTab,
  OnTaggingStateChange,
  TaggingHrefs,
  TaggingState,
} from './tagging-state.js';
