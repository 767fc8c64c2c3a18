export {
  type CommentAnswer,
  type CommentBody,
  type CommentChange,
  commentBodySchema,
  commentChangeSchema,
} from './comments.js';
export { NOTICES_MAX, type NoticeAnswer } from './notices.js';
export {
  COMMENT_EDIT_MINUTES,
  COMMENT_MAX,
  COMMENTS_PER_HOUR,
  type CommentKind,
  type CommentStatus,
  FOLLOWS_MAX,
  MARKS_MAX,
  mayEditComment,
  NOTICE_KINDS,
  type NoticeKind,
  type PaperNoticeKind,
  RECENT_MAX,
} from './talk-words.js';
