import {
  DESCRIPTION_MAX,
  LECTURER_TEXT_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  QUESTION_COUNT_MAX,
  TITLE_MAX,
  TOPICS_MAX,
  YEAR_MIN,
} from '@bank-soal/contract/limits';
import { MATERIAL_SENTENCES } from '@bank-soal/contract/rules-course-material';
import { LECTURER_SENTENCES } from '@bank-soal/contract/rules-lecturer';
import { PASSWORD_SENTENCES } from '@bank-soal/contract/rules-password';
import { SET_SENTENCES } from '@bank-soal/contract/rules-question-set';
import { SESSION_ENDED, SIGN_IN_SENTENCES } from '@bank-soal/contract/rules-sign-in';
import { TAG_SENTENCES } from '@bank-soal/contract/rules-tags';
import { UPLOAD_SENTENCES } from '@bank-soal/contract/rules-upload';

/** What the rules of the contract, and the server by them, say about signing in, tags, lecturers and uploads. */
export const sentences: Readonly<Record<string, string>> = {
  [SIGN_IN_SENTENCES.REQUIRED]: 'Email and password are required',
  [SIGN_IN_SENTENCES.UNKNOWN_EMAIL]: 'Email not found',
  [SIGN_IN_SENTENCES.WRONG_PASSWORD]: 'Wrong password',
  [SIGN_IN_SENTENCES.DISABLED]: 'This account is disabled, please contact the administrator',
  [SIGN_IN_SENTENCES.FAILED]: 'You could not be logged in. Please try again.',
  [SIGN_IN_SENTENCES.OFFLINE]: 'Something went wrong. Check your network connection.',
  [SESSION_ENDED]: 'You are not logged in, or your session has ended. Please log in again.',
  [PASSWORD_SENTENCES.REQUIRED]: 'The password is required',
  [PASSWORD_SENTENCES.TOO_SHORT]: `The password needs at least ${PASSWORD_MIN} characters`,
  [PASSWORD_SENTENCES.TOO_LONG]: `The password has at most ${PASSWORD_MAX} characters`,
  [PASSWORD_SENTENCES.CONFIRMATION]: 'The confirmation differs from the password',
  [TAG_SENTENCES.REQUIRED]: 'The name of the tag is required',
  [TAG_SENTENCES.TOO_LONG]: `The name of a tag has at most ${NAME_MAX} characters`,
  [TAG_SENTENCES.COURSE_DUPLICATE]: 'This name is taken',
  [TAG_SENTENCES.MATERIAL_DUPLICATE]: 'There is a tag of this name',
  [TAG_SENTENCES.MOVED]: 'This tag has been moved to another course. Nothing was changed.',
  [MATERIAL_SENTENCES.REQUIRED]: 'The name of the material is required',
  [MATERIAL_SENTENCES.TOO_LONG]: `The name of a material has at most ${NAME_MAX} characters`,
  [MATERIAL_SENTENCES.DUPLICATE]: 'There is a material of this name',
  [LECTURER_SENTENCES.NAME_REQUIRED]: 'The name of the lecturer is required',
  [LECTURER_SENTENCES.NAME_TOO_LONG]: `The name of a lecturer has at most ${NAME_MAX} characters`,
  [LECTURER_SENTENCES.EMAIL_REQUIRED]: 'The email is required',
  [LECTURER_SENTENCES.EMAIL_FORMAT]: 'This is not an email address',
  [LECTURER_SENTENCES.EMAIL_DUPLICATE]: 'Another lecturer uses this email.',
  [LECTURER_SENTENCES.PASSWORD_REQUIRED_FOR_NEW]: 'A new lecturer needs a password.',
  [LECTURER_SENTENCES.CHANGED_MEANWHILE]:
    'This lecturer has changed since you opened the form. Nothing was saved.',
  [UPLOAD_SENTENCES.QUESTION_FILE_REQUIRED]: 'Please upload a question file first!',
  [UPLOAD_SENTENCES.REPLACED_MEANWHILE]:
    'The file to replace is gone. Try again to add this file without replacing it.',
  [UPLOAD_SENTENCES.EMPTY_FILE]: 'An empty file cannot be uploaded.',
  [UPLOAD_SENTENCES.SUCCEEDED]: 'Questions uploaded!',
  [UPLOAD_SENTENCES.FAILED]: 'Something went wrong while the questions were being uploaded.',
  [UPLOAD_SENTENCES.FORBIDDEN]: 'Access denied. Please log in again.',
  [SET_SENTENCES.CHANGED_MEANWHILE]:
    'This question set has changed since you opened it. Nothing was saved.',
  [SET_SENTENCES.REQUIRED]: 'Title, course, and difficulty are required!',
  [SET_SENTENCES.LEVEL]: 'The difficulty must be Easy, Medium, or Hard.',
  [SET_SENTENCES.YEAR]: `The year must be between ${YEAR_MIN} and next year.`,
  [SET_SENTENCES.TITLE_TOO_LONG]: `The title has at most ${TITLE_MAX} characters.`,
  [SET_SENTENCES.SUBJECT_TOO_LONG]: `The course has at most ${TITLE_MAX} characters.`,
  [SET_SENTENCES.DESCRIPTION_TOO_LONG]: `The description has at most ${DESCRIPTION_MAX} characters.`,
  [SET_SENTENCES.LECTURER_TOO_LONG]: `The name of the lecturer has at most ${LECTURER_TEXT_MAX} characters.`,
  [SET_SENTENCES.TOPICS_TOO_MANY]: `Too many topics are chosen: at most ${TOPICS_MAX}.`,
  [SET_SENTENCES.TOPIC_TOO_LONG]: `The name of a topic has at most ${NAME_MAX} characters.`,
  [SET_SENTENCES.QUESTION_COUNT]: `The number of questions must be a whole number from 1 to ${QUESTION_COUNT_MAX}.`,
};
