export { FollowCourse } from './follow-course.js';
export { MarkedSet } from './marked-set.js';
