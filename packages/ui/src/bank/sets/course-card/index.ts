export { CourseCard } from './course-card.js';
