import type { TALK_SENTENCES } from '@bank-soal/contract/sentences/talk';

/** Failures of comments, notices, and what an account has for itself, in English. */
export const talkSentences: Readonly<Record<keyof typeof TALK_SENTENCES, string>> = {
  'not-found.comment': 'Comment not found.',
  'required.comment': 'The comment is required.',
  'too-long.comment': 'A comment has at most {max} characters.',
  'invalid.comment-kind': 'The kind must be comment or report.',
  'invalid.reply-kind': 'A reply must be a comment.',
  'invalid.comment-page': 'The page must be a whole number from 1 to 10000.',
  'edit-window-over': 'A comment can only be changed within {minutes} minutes after it was sent.',
  'author-only': 'Access denied. This comment belongs to another user.',
  'reply-not-resolved': 'A reply cannot be marked as done.',
  'too-many-comments':
    'At most {max} comments and reports in an hour. Please try again in {minutes} minutes.',
  'invalid.unread': 'unread must be true.',
  'invalid.notice-ids': 'The ids of the notices are missing.',
  'too-many.notices': 'At most {max} notices at once.',
  'invalid.my-sets-kind': 'Choose pinned, recent, done, or downloaded.',
  'too-many.marks': 'At most {max} question sets in this list. Take older ones out first.',
  'too-many.follows': 'At most {max} courses can be followed.',
  'invalid.my-settings': 'A setting must be true or false.',
  'last-administrator':
    'This is the last active administrator, so it cannot be deleted. Make another administrator first.',
};
