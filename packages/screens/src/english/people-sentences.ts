import type { ACCOUNT_SENTENCES } from '@bank-soal/contract/sentences/account';
import type { PEOPLE_SENTENCES } from '@bank-soal/contract/sentences/people';
import type { SESSION_SENTENCES } from '@bank-soal/contract/sentences/session';
import type { TAG_SENTENCES } from '@bank-soal/contract/sentences/tags';

/** What is said of sessions, accounts, people, and tags, in English. */
export const peopleSentences: Readonly<
  Record<keyof typeof SESSION_SENTENCES, string> &
    Record<keyof typeof ACCOUNT_SENTENCES, string> &
    Record<keyof typeof PEOPLE_SENTENCES, string> &
    Record<keyof typeof TAG_SENTENCES, string>
> = {
  'session-ended': 'You are not logged in, or your session has ended. Please log in again.',
  'token-refused': 'Access denied. Please log in again.',

  'not-found.account': 'The account was not found.',
  'invalid.account-kind': 'The kind of an account is admin, lecturer, or student.',
  'invalid.account-sort': 'Accounts are sorted by name, newest, or lastSignIn.',
  'last-administrator.change':
    'This is the last active administrator. Make another account an administrator first.',
  'required.credentials': 'Email and password are required',
  'unknown-email': 'Email not found',
  'wrong-password': 'Wrong password',
  'wrong-code':
    'This campus code is not of this account, was used, or has expired. Please log in once more with your campus account.',
  'wrong-password.current': 'The current password is wrong',
  'account-disabled': 'This account is disabled, please contact the administrator',
  'password-closed': 'Log in with your campus account. Passwords are for administrators only.',
  'required.sign-in-code': 'The sign-in code (code) is required.',
  'oidc-denied': 'The login with your campus account was cancelled or denied.',
  'oidc-expired': 'The time to log in is over. Please try again.',
  'oidc-invalid': 'The answer of your campus account cannot be accepted. Please try again.',
  'account-refused':
    'Your campus account has no access to this bank, please contact the administrator',
  'address-missing':
    'Your campus account names no email address that can be used here, please contact the administrator',
  'address-taken':
    'Another account here has the email address of your campus account, please contact the administrator',
  'provider-unavailable': 'The campus account service does not answer. Please try again soon.',
  'required.password': 'The password is required',
  'too-common.password':
    'This password is among the most used ones, and easy to guess. Choose another one.',
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
  'invalid.owner': 'Choose the account of the new owner (accountId).',
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
  'invalid.merge-into': 'Choose another tag (into) that stays.',
  'not-found.tag-merge': 'There is no such merge, or it can no longer be undone.',
  'merge-undo-over': 'A merge of tags can be undone within {seconds} seconds.',
  'tag-of-another-course': 'Another course has this tag.',
  'required.material-name': 'The name of the material is required',
  'too-long.material-name': 'The name of a material has at most {max} characters',
  'taken.material': 'There is a material of this name',
};
