import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@bank-soal/contract/limits';
import { PASSWORD_SENTENCES } from '@bank-soal/contract/rules-password';
import { SESSION_ENDED, SIGN_IN_SENTENCES } from '@bank-soal/contract/rules-sign-in';
import { TAG_SENTENCES } from '@bank-soal/contract/rules-tags';

/** What the rules of the contract, and the server by them, say about signing in and tags. */
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
};
