import type { CourseTagAnswer } from '@bank-soal/contract/course-tags';
import type { Id } from '@bank-soal/contract/ids';
import type { DeleteMeBody, MySettings, MySettingsBody } from '@bank-soal/contract/my-page';
import type { MySetKind } from '@bank-soal/contract/my-set-kinds';
import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';

/** Marks that a person sets on a set themselves. */
export type OwnMark = Extract<MySetKind, 'pinned' | 'done'>;

/** What an account has for itself. Its calls reject as those of `BankSoalApi` do. */
export interface MyDataApi {
  /** What the account has decided for itself. */
  settings: (signal?: AbortSignal) => Promise<MySettings>;
  /** Changes what is named; the rest stays. */
  changeSettings: (body: MySettingsBody) => Promise<MySettings>;
  /** A ZIP with all that the bank knows of the account. */
  exportData: () => Promise<Blob>;
  /** Removes the account for good; a password, or a fresh code of the campus, shows that it is theirs. */
  removeAccount: (proof: DeleteMeBody) => Promise<void>;
  /** The sets that are pinned, done, or were opened or downloaded last; those that closed are not among them. */
  sets: (kind: MySetKind, signal?: AbortSignal) => Promise<QuestionSetAnswer[]>;
  /** Pins a set or calls it done, or takes that back. */
  mark: (kind: OwnMark, set: Id, on: boolean) => Promise<void>;
  /** All courses, which can be followed. */
  courses: (signal?: AbortSignal) => Promise<CourseTagAnswer[]>;
  /** Ids of the courses that are followed. */
  followed: (signal?: AbortSignal) => Promise<Id[]>;
  /** Follows a course, or no longer. */
  follow: (course: Id, on: boolean) => Promise<void>;
}
