import { type Failure, sentenceOf } from '@bank-soal/contract/failures';
import { INDONESIAN } from '@bank-soal/contract/indonesian';
import * as lecturer from '@bank-soal/contract/rules-lecturer';
import * as password from '@bank-soal/contract/rules-password';
import * as set from '@bank-soal/contract/rules-question-set';
import * as signIn from '@bank-soal/contract/rules-sign-in';
import * as tags from '@bank-soal/contract/rules-tags';
import * as upload from '@bank-soal/contract/rules-upload';
import * as form from '@bank-soal/contract/rules-upload-form';

// Goes room by room: rules in words, as the screens knew them before failures were codes.

const say = (failure: Failure) => sentenceOf(failure, INDONESIAN) ?? '';
const maybe = (failure: Failure | undefined) => failure && say(failure);
const all = <P extends object>(problems: P) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, failure]) => [field, say(failure)]),
  ) as Partial<Record<keyof P, string>>;

export const SESSION_ENDED = INDONESIAN['session-ended'];
export const SIGN_IN_SENTENCES = {
  REQUIRED: INDONESIAN['required.credentials'],
  UNKNOWN_EMAIL: INDONESIAN['unknown-email'],
  WRONG_PASSWORD: INDONESIAN['wrong-password'],
  DISABLED: INDONESIAN['account-disabled'],
  FAILED: 'Gagal masuk. Silakan coba lagi.',
  OFFLINE: 'Terjadi kesalahan. Periksa koneksi jaringan Anda.',
} as const;
export function signInSentence(status: number | undefined): string {
  switch (status) {
    case undefined:
      return SIGN_IN_SENTENCES.OFFLINE;
    case 404:
      return SIGN_IN_SENTENCES.UNKNOWN_EMAIL;
    case 401:
      return SIGN_IN_SENTENCES.WRONG_PASSWORD;
    case 403:
      return SIGN_IN_SENTENCES.DISABLED;
    default:
      return SIGN_IN_SENTENCES.FAILED;
  }
}
export const PASSWORD_SENTENCES = {
  REQUIRED: INDONESIAN['required.password'],
  TOO_SHORT: say(password.PASSWORD.tooShort),
  TOO_LONG: say(password.PASSWORD.tooLong),
  CONFIRMATION: INDONESIAN['confirmation-differs'],
} as const;
export const TAG_SENTENCES = {
  REQUIRED: INDONESIAN['required.tag-name'],
  TOO_LONG: say(tags.TAG_NAME.tooLong),
  COURSE_DUPLICATE: INDONESIAN['taken.course-tag'],
  MATERIAL_DUPLICATE: INDONESIAN['taken.material-tag'],
  MOVED: INDONESIAN['changed-meanwhile.material-tag'],
} as const;
export const MATERIAL_SENTENCES = {
  REQUIRED: INDONESIAN['required.material-name'],
  TOO_LONG: say({ code: 'too-long', what: 'material-name', max: 100 }),
  DUPLICATE: INDONESIAN['taken.material'],
} as const;
export const LECTURER_SENTENCES = {
  NAME_REQUIRED: INDONESIAN['required.lecturer-name'],
  NAME_TOO_LONG: say(lecturer.LECTURER.nameTooLong),
  EMAIL_REQUIRED: INDONESIAN['required.email'],
  EMAIL_FORMAT: INDONESIAN['invalid.email'],
  EMAIL_DUPLICATE: INDONESIAN['taken.lecturer-email'],
  PASSWORD_REQUIRED_FOR_NEW: INDONESIAN['required.new-password'],
  CHANGED_MEANWHILE: INDONESIAN['changed-meanwhile.lecturer'],
} as const;
export const SET_SENTENCES = {
  REQUIRED: INDONESIAN['required.set-fields'],
  LEVEL: INDONESIAN['invalid.level'],
  YEAR: say(set.SET_FIELDS.year),
  TITLE_TOO_LONG: say(set.SET_TEXTS.title.tooLong),
  SUBJECT_TOO_LONG: say(set.SET_TEXTS.subject.tooLong),
  DESCRIPTION_TOO_LONG: say(set.SET_TEXTS.description.tooLong),
  LECTURER_TOO_LONG: say(set.SET_TEXTS.lecturer.tooLong),
  CHANGED_MEANWHILE: INDONESIAN['changed-meanwhile.question-set'],
  TOPICS_TOO_MANY: say(set.SET_FIELDS.topicsTooMany),
  TOPIC_TOO_LONG: say(set.SET_FIELDS.topicTooLong),
  QUESTION_COUNT: say(set.SET_FIELDS.questionCount),
} as const;
export const UPLOAD_SENTENCES = {
  QUESTION_FILE_REQUIRED: INDONESIAN['required.question-file'],
  TOO_MANY_FILES: say({ code: 'too-many', what: 'files', max: 30 }),
  REPLACED_MEANWHILE: INDONESIAN['changed-meanwhile.file'],
  EMPTY_FILE: INDONESIAN['empty-file'],
  SUCCEEDED: 'Soal berhasil diupload!',
  FAILED: 'Terjadi kesalahan saat mengupload soal.',
  FORBIDDEN: 'Akses ditolak. Silakan login kembali untuk mendapatkan token yang valid.',
} as const;

export type LecturerProblems = Partial<Record<keyof lecturer.LecturerValues, string>>;
export type QuestionSetProblems = Partial<Record<keyof set.QuestionSetValues, string>>;

export const checkSignIn = (...args: Parameters<typeof signIn.checkSignIn>) =>
  maybe(signIn.checkSignIn(...args));
export const checkNewPassword = (text: string) => maybe(password.checkNewPassword(text));
export const checkCourseTagName = (...args: Parameters<typeof tags.checkCourseTagName>) =>
  maybe(tags.checkCourseTagName(...args));
export const checkMaterialTagName = (...args: Parameters<typeof tags.checkMaterialTagName>) =>
  maybe(tags.checkMaterialTagName(...args));
export const checkLecturer = (
  ...args: Parameters<typeof lecturer.checkLecturer>
): LecturerProblems => all(lecturer.checkLecturer(...args));
export const checkQuestionSet = (
  ...args: Parameters<typeof set.checkQuestionSet>
): QuestionSetProblems => all(set.checkQuestionSet(...args));
export function questionSetSentence(problems: QuestionSetProblems): string | undefined {
  const sentences = Object.values(problems);
  return sentences.includes(SET_SENTENCES.REQUIRED) ? SET_SENTENCES.REQUIRED : sentences[0];
}
export const checkUploadName = (name: string) => maybe(upload.checkUploadName(name));
export const checkUploadSize = (size: number, max: number) =>
  maybe(upload.checkUploadSize(size, max));
export const tooLargeSentence = (max: number) => say({ code: 'too-large', what: 'file', max });
export function checkUploadForm(...args: Parameters<typeof form.checkUploadForm>) {
  const problem = form.checkUploadForm(...args);
  return problem && { message: say(problem.failure), fields: all(problem.fields) };
}
