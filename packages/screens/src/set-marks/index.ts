export { FollowOf } from './follow-of.js';
export { useMarksMessages } from './marks-messages.js';
export { MarksOf } from './marks-of.js';
export { NotesOf } from './notes-of.js';
