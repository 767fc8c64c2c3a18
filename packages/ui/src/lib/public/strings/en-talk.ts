import type { Strings } from './id.js';
import type { talkStrings } from './id-talk.js';

/** The texts of what is said of sets, and of what somebody is told, in English. */
export const englishTalk: Pick<Strings, keyof typeof talkStrings> = {
  'commentThread.answer': 'Answer',
  'commentThread.deleted': 'Deleted account',
  'commentThread.done': 'Done',
  'commentThread.edited': 'edited',
  'commentThread.empty': 'No comments yet.',
  'commentThread.label': 'Comments and reports',
  'commentThread.open': 'Open',
  'commentThread.replies': (author) => `Replies to ${author}`,
  'commentThread.report': 'Error report',
  'commentThread.you': 'You',
  'reportDialog.about': (place) => `About ${place}.`,
  'reportDialog.cancel': 'Cancel',
  'reportDialog.hint': 'For example: number 3, options B and D are the same.',
  'reportDialog.label': 'What is wrong?',
  'reportDialog.missing': 'Write what is wrong.',
  'reportDialog.send': 'Send report',
  'reportDialog.title': 'Report an error',
  'reportDialog.tooLong': (max) => `At most ${max} characters.`,
  'noticeList.allRead': 'Mark all as read',
  'noticeList.empty': 'No notices.',
  'noticeList.jawaban': 'Answer',
  'noticeList.komentar': 'New comment',
  'noticeList.label': 'Notices',
  'noticeList.laporan': 'Error report',
  'noticeList.paket': 'New question set',
  'noticeList.unread': 'Unread',
};
