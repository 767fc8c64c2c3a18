export { CourseTaggingScreen } from './course-tagging-screen.js';
export { taggingAddress } from './tagging-address.js';
