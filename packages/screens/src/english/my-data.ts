import type { Messages } from '../messages/messages.js';

/** What an account has for itself, in English. */
export const myData: Messages['myData'] = {
  title: 'My data',
  lead: 'What this bank remembers of you, and what it sends you.',
  loading: 'Loading settings...',
  failed: 'The settings could not be loaded',
  failedHint: 'Check your network connection, then try again.',
  settings: 'Settings',
  views: 'My history',
  recordViews: 'Remember the sets that I open and download',
  recordViewsHint: 'Only you can see it.',
  mail: 'Notices by email',
  mails: {
    komentar: 'Comments on my sets',
    laporan: 'Reports of mistakes in my sets',
    jawaban: 'Answers to my reports',
    paket: 'New sets of courses that I follow',
  },
  saved: 'Settings saved',
  notSaved: 'The settings were not saved. Check your network connection, then try again.',
  export: 'Copy of my data',
  exportText: 'One ZIP file with your account, sets, questions, papers, comments, and history.',
  exportButton: 'Download my data',
  exportName: 'my-data.zip',
  exportFailed: 'Your data could not be downloaded yet. Please try again.',
  remove: 'Delete account',
  removeText:
    'Your account, private questions, papers, and history are deleted and cannot be brought back. Sets and questions that you shared stay without an owner, your comments stay without a name.',
  removeButton: 'Delete my account',
  removeTitle: 'Delete your account?',
  password: 'Password',
  passwordHint: 'To be sure that this is you.',
  passwordMissing: 'The password must not be empty.',
  removeFailed: 'The account was not deleted. Check your network connection, then try again.',
  cancel: 'Cancel',
};
