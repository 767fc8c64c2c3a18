import type { FILE_SENTENCES } from '@bank-soal/contract/sentences/files';
import type { SET_SENTENCES } from '@bank-soal/contract/sentences/sets';

/** What is said of sets and of files to upload, in English. */
export const setSentences: Readonly<
  Record<keyof typeof SET_SENTENCES, string> & Record<keyof typeof FILE_SENTENCES, string>
> = {
  'required.set-fields': 'Title, course, and difficulty are required!',
  'invalid.level': 'The difficulty must be Easy, Medium, or Hard.',
  'invalid.year': 'The year must be between {min} and next year.',
  'too-long.title': 'The title has at most {max} characters.',
  'too-long.subject': 'The course has at most {max} characters.',
  'too-long.description': 'The description has at most {max} characters.',
  'too-long.lecturer': 'The name of the lecturer has at most {max} characters.',
  'invalid.archive-sets': 'Choose 1 to {max} sets (questionSetIds).',
  'too-large.archive': 'The chosen sets hold more than 2 GB. Choose fewer sets at once.',
  'too-many.topics': 'Too many topics are chosen: at most {max}.',
  'too-long.topic': 'The name of a topic has at most {max} characters.',
  'invalid.question-count': 'The number of questions must be a whole number from 1 to {max}.',
  'invalid.visibility': 'Nobody knows this choice of who may see it.',
  'invalid.opening': 'Write a moment with its time and zone, like 2026-12-20T12:00:00+07:00.',
  'invalid.exam-kind': 'Nobody knows this kind of exam.',
  'invalid.term': 'The term must be Gasal, Genap, or Pendek.',
  'invalid.as': 'The choice as must be visitor, user, or lecturer.',
  'invalid.key-state': 'The choice key must be with or without.',
  'invalid.withdrawn': 'The choice withdrawn must be true or false.',
  'invalid.forever': 'The choice forever must be true or false.',
  'invalid.words': 'The choice words must be all.',
  'key-wider-than-set': 'The key must not be open to more people than the questions.',
  'key-before-set': 'The key must not open before the questions do.',
  'key-closed': 'The key and the test cases of this set are not open to you yet.',
  'changed-meanwhile.question-set':
    'This question set has changed since you opened it. Nothing was saved.',

  'required.question-file': 'Please upload a question file first!',
  'too-many.files': 'A question set has at most {max} files. Delete another one first.',
  'empty-file': 'An empty file cannot be uploaded.',
  'too-large.file': 'The file is larger than {max} MB.',
  'unsupported-format': 'Files of the format {extension} are not accepted. Use PDF, DOCX, or TXT.',
  'unsupported-format.no-extension':
    'Files without an extension are not accepted. Use PDF, DOCX, or TXT.',
  'changed-meanwhile.file':
    'The file to replace is gone. Try again to add this file without replacing it.',
};
