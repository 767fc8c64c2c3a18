import type { Messages } from '../messages/messages.js';

/** How many files can be searched inside. */
export const searchIndex: Messages['searchIndex'] = {
  title: 'Search inside files',
  lead: 'Which files can be searched inside by now. A file that several question sets have counts once.',
  refresh: 'Refresh',
  failed: 'The state of the search could not be loaded',
  refreshFailed: 'The newest numbers could not be loaded. Please try again.',
  empty: 'No files yet',
  emptyHint: 'Files are read once the first question set is uploaded.',
  waiting: 'Waiting to be read',
  done: 'Can be searched',
  withoutText: 'Without text (scans)',
  unread: 'Could not be read',
  progress: 'Read',
  progressText: (read, total) => `${read} of ${total} files`,
  reading: 'Some still wait to be read. The numbers on this page refresh themselves.',
  allRead: 'All files are read.',
  operator: 'What an operator can do',
  scans: 'Scans are read, too, where the server has Tesseract and OCR=true.',
  broken: 'What could not be read is mostly locked or broken. Its owner can replace the file.',
  rebuild: 'This command forgets all texts, and the server reads all files once more:',
  command: 'Command of the operator',
  copy: 'Copy the command',
};
