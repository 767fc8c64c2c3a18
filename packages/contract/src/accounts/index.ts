export {
  ACCOUNT_KINDS,
  ACCOUNT_SORTS,
  ACCOUNT_STATUSES,
  ACCOUNTS_PAGE_SIZE,
  type AccountAnswer,
  type AccountBody,
  type AccountKind,
  type AccountQuery,
  type AccountSort,
  type AccountStatus,
} from './accounts.js';
export {
  type LecturerAnswer,
  type LecturerBody,
  type LecturerStatus,
  type NewLecturerBody,
  newLecturerBodySchema,
} from './lecturers.js';
export type { DeleteMeBody, MySettings, MySettingsBody } from './my-page.js';
export {
  HANDOVER_ID,
  PAGE_COOKIE,
  PAGE_READER_PATH,
  type PageHandover,
  type PageReader,
} from './page-reader.js';
export { cleanEmail, emailKey, isAskable, isEmail } from './rules-email.js';
export { checkLecturer, LECTURER, type LecturerProblems } from './rules-lecturer.js';
export { checkNewPassword, PASSWORD } from './rules-password.js';
export {
  type PasswordBody,
  type SessionUser,
  type SignInBody,
  signInBodySchema,
} from './session.js';
export {
  isAdmin,
  isLecturer,
  ROLE_ADMIN,
  ROLE_LECTURER,
  ROLE_USER,
  readSessionUser,
} from './session-user.js';
export {
  checkSignIn,
  isSignInProblem,
  SIGNED_IN_COOKIE,
  type SignInProblem,
  SOMEBODY,
} from './sign-in.js';
export { TOKEN_HEADER } from './token-header.js';
