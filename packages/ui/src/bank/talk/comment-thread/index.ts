export { CommentThread, type ThreadComment } from './comment-thread.js';
