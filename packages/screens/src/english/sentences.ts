import type { FailureKey } from '@bank-soal/contract/failures';
import { exchangeSentences } from './exchange-sentences.js';
import { paperSentences } from './paper-sentences.js';
import { talkSentences } from './talk-sentences.js';

/** Every failure that there is, in English: what the rules of the contract find, and what a server says. */
export const sentences: Readonly<Record<FailureKey, string>> = {
  ...paperSentences,
  ...exchangeSentences,
  ...talkSentences,
  'session-ended': 'You are not logged in, or your session has ended. Please log in again.',
  'token-refused': 'Access denied. Please log in again.',

  'required.credentials': 'Email and password are required',
  'unknown-email': 'Email not found',
  'wrong-password': 'Wrong password',
  'wrong-password.current': 'The current password is wrong',
  'account-disabled': 'This account is disabled, please contact the administrator',
  'password-closed': 'Log in with your campus account. Passwords are for administrators only.',
  'required.sign-in-code': 'The sign-in code (code) is required.',
  'oidc-denied': 'The login with your campus account was cancelled or denied.',
  'oidc-expired': 'The time to log in is over. Please try again.',
  'oidc-invalid': 'The answer of your campus account cannot be accepted. Please try again.',
  'account-refused':
    'Your campus account has no access to this bank, please contact the administrator',
  'address-taken':
    'Another account here has the email address of your campus account, please contact the administrator',
  'provider-unavailable': 'The campus account service does not answer. Please try again soon.',
  'required.password': 'The password is required',
  'too-short.password': 'The password needs at least {min} characters',
  'too-long.password': 'The password has at most {max} characters',
  'confirmation-differs': 'The confirmation differs from the password',

  'required.lecturer-name': 'The name of the lecturer is required',
  'too-long.lecturer-name': 'The name of a lecturer has at most {max} characters',
  'required.name': 'The name is required',
  'too-long.name': 'The name has at most {max} characters',
  'required.email': 'The email is required',
  'invalid.email': 'This is not an email address',
  'taken.lecturer-email': 'Another lecturer uses this email.',
  'taken.email': 'Another account uses this email.',
  'required.new-password': 'A new lecturer needs a password.',
  'invalid.status': 'The status must be active or not active',
  'changed-meanwhile.lecturer':
    'This lecturer has changed since you opened the form. Nothing was saved.',

  'required.tag-name': 'The name of the tag is required',
  'too-long.tag-name': 'The name of a tag has at most {max} characters',
  'taken.course-tag': 'This name is taken',
  'taken.material-tag': 'There is a tag of this name',
  'changed-meanwhile.material-tag':
    'This tag has been moved to another course. Nothing was changed.',
  'renamed-meanwhile':
    'Meanwhile it has been renamed “{name}”, so nothing was saved yet. Save again to use your name.',
  'tag-of-another-course': 'Another course has this tag.',
  'required.material-name': 'The name of the material is required',
  'too-long.material-name': 'The name of a material has at most {max} characters',
  'taken.material': 'There is a material of this name',

  'required.set-fields': 'Title, course, and difficulty are required!',
  'invalid.level': 'The difficulty must be Easy, Medium, or Hard.',
  'invalid.year': 'The year must be between {min} and next year.',
  'too-long.title': 'The title has at most {max} characters.',
  'too-long.subject': 'The course has at most {max} characters.',
  'too-long.description': 'The description has at most {max} characters.',
  'too-long.lecturer': 'The name of the lecturer has at most {max} characters.',
  'too-many.topics': 'Too many topics are chosen: at most {max}.',
  'too-long.topic': 'The name of a topic has at most {max} characters.',
  'invalid.question-count': 'The number of questions must be a whole number from 1 to {max}.',
  'invalid.visibility': 'Nobody knows this choice of who may see it.',
  'invalid.opening': 'Write a moment with its time and zone, like 2026-12-20T12:00:00+07:00.',
  'invalid.exam-kind': 'Nobody knows this kind of exam.',
  'invalid.term': 'The term must be Gasal, Genap, or Pendek.',
  'invalid.as': 'The choice as must be visitor, user, or lecturer.',
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

  'not-found': 'This is not there.',
  'not-found.question-set': 'The question set was not found.',
  'not-found.file': 'The file was not found.',
  'not-found.shown-files': 'There are no files to show.',
  'not-found.files': 'There are no files to download.',
  'not-found.course-tag': 'The course tag was not found.',
  'not-found.material-tag': 'The material tag was not found.',
  'not-found.material': 'The material was not found.',
  'not-found.lecturer': 'The lecturer was not found.',
  'not-found.address': 'The server has no such address.',

  'admin-only': 'Access denied. Only administrators can do this.',
  'owner-only': 'Access denied. This question set is another person’s.',
  'not-withdrawn': 'This question set is not withdrawn.',

  'too-many-sign-ins': 'Too many failed tries to log in. Please try again in {minutes} minutes.',
  'too-many-writes': 'Too many changes in one minute. Please go on in {seconds} seconds.',
  'too-many-uploads':
    'Too many uploads of this account at once. Try again when the others are done.',
  'too-many-sets':
    'An account keeps at most {max} question sets, withdrawn ones too. Change one that is there, or contact the administrator.',
  'account-full':
    'An account keeps at most {max} MB of files, and you have {left} MB left. Delete files that are not needed, or contact the administrator.',

  'required.set-id': 'The question set of the upload (questionSetId) is required.',
  'required.file': 'The upload has no file.',
  'invalid.file-category':
    'The kind of file (fileCategory) must be questions, answers, or testCases.',
  'too-many.files-at-once': 'Send one file in one upload.',
  'broken-upload': 'The upload came broken or in part.',
  'unlike-its-name.pdf': 'The content of this file is no PDF.',
  'unlike-its-name.docx': 'The content of this file is no Word document (DOCX).',
  'unlike-its-name.txt': 'The content of this file is no text.',
  'another-kind.pdf': 'The content of this file is no PDF (it is {found}).',
  'another-kind.docx': 'The content of this file is no Word document (it is {found}).',
  'another-kind.txt': 'The content of this file is no text (it is {found}).',
  'unsupported-kind': 'Files of this kind are not accepted. Use PDF, DOCX, or TXT.',
  'broken-file.pdf': 'This PDF is broken or not whole, and cannot be opened.',
  'broken-file.docx': 'This Word document is broken or not whole, and cannot be opened.',
  'no-pages': 'This PDF has no pages.',
  'locked-file':
    'A password locks this Word document. Take the password away, then upload it again.',
  'has-macros': 'This Word document has macros. Save it without macros, then upload it again.',
  'too-large.unpacked': 'The content of this Word document is too large once it is opened.',
  'too-complex': 'This file is too complex to be checked, so it cannot be accepted.',

  'required.search': 'Type the words to search for.',
  'too-long.search': 'The text of a search has at most {max} characters.',
  'too-long.filter': 'A choice of a filter has at most {max} characters.',
  'too-many.filters': 'At most {max} choices for each filter.',
  'invalid.day': 'Write a day like 2025-01-31.',
  'invalid.moment': 'Write a date like 2025-01-31, or 2025-01-31T09:00:00+07:00.',
  'invalid.sort': 'The order must be one of {sorts}.',
  'invalid.limit': 'A page has from 1 to {max}.',
  'invalid.cursor': 'The cursor of the page is not valid.',
  'invalid.course-id': 'The number of the course must be a positive whole number.',
  'invalid.audit-word': 'The history has no such choice.',
  'invalid.audit-id': 'A number in the history must be a positive whole number.',

  'required.rows': 'There are no rows to import',
  'too-many.rows': 'At most {max} rows in one import',
  'invalid-rows': 'Import cancelled: {rows} rows need correction. Nothing was saved.',

  invalid: 'What was sent is not whole or not valid.',
  'invalid.json': 'What was sent is not valid JSON.',
  'invalid.character': 'What was sent has a character that cannot be stored.',
  'unknown-method': 'This address has no such method.',
  'unknown-range': 'The file does not have this part.',
  'unknown-expectation': 'The request expects (Expect) something unknown.',
  'unreadable-request': 'The request cannot be read.',
  'broken-off': 'What was sent broke off.',
  'too-large.body': 'What was sent is too large.',
  'too-large.header': 'The headers of the request are too large.',
  'too-slow': 'The request took too long.',
  'too-slow.body': 'What was sent took too long to come.',
  'too-slow.upload': 'The upload stopped or was too slow. Please try again.',
  'demo-stays-here':
    'This demo has accounts with well-known passwords, so it opens on its own computer only, not through a proxy.',

  busy: 'The server is busy. Please try again in a moment.',
  'busy.search': 'This search takes too long. Please narrow it, or try again later.',
  'busy.judging':
    'This file cannot be checked yet because the server is busy. Please try again in a moment.',
  'busy.showing':
    'This view cannot be made yet because the server is busy. Please try again in a moment.',
  'storage-full': 'The server has no room left. Nothing was saved; please try again later.',
  'storage-unavailable': 'The files cannot be reached. Nothing is lost; please try again later.',
  'database-unavailable':
    'The database cannot be reached. Nothing was saved; please try again in a moment.',
  'server-error': 'Something went wrong on the server.',
};
