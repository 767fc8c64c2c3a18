export { CommentThread, type CommentThreadProps, type ThreadComment } from './comment-thread.js';
