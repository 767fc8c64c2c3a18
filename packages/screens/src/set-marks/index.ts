export { FollowOf } from './follow-of.js';
export { MarksOf } from './marks-of.js';
export { NotesOf } from './notes-of.js';
