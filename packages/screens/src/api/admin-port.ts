import type { AccountAnswer, AccountBody } from '@bank-soal/contract/accounts';
import type { AdminSetAnswer } from '@bank-soal/contract/admin-sets';
import type { AuditEvent } from '@bank-soal/contract/audit';
import type {
  CourseMaterialAnswer,
  CourseMaterialBody,
  CourseStatsAnswer,
  NewCourseMaterialBody,
} from '@bank-soal/contract/course-materials';
import type { CourseTagAnswer } from '@bank-soal/contract/course-tags';
import type { SearchIndexAnswer } from '@bank-soal/contract/file-search';
import type { Id } from '@bank-soal/contract/ids';
import type { ImportAnswer } from '@bank-soal/contract/imports';
import type { LecturerAnswer, LecturerBody, NewLecturerBody } from '@bank-soal/contract/lecturers';
import type { MaterialTagAnswer } from '@bank-soal/contract/material-tags';
import type { OverviewAnswer } from '@bank-soal/contract/overview';
import type { ServerState } from '@bank-soal/contract/server-state';
import type { RenamedTagBody } from '@bank-soal/contract/tag-fields';
import type { TagMergeAnswer, TagUsesAnswer } from '@bank-soal/contract/tag-merges';

/** Body of a new tag of either kind. */
export interface TagBody {
  name: string;
}

/** Rows of an import: one plain value a field. */
export type ImportRows = readonly Readonly<Record<string, string>>[];

/** Calls about one kind of tag. */
export interface TagCalls<Tag> {
  list(signal?: AbortSignal): Promise<Tag[]>;
  create(body: TagBody): Promise<Tag>;
  rename(id: Id, body: RenamedTagBody): Promise<Tag>;
  delete(id: Id): Promise<void>;
  /** Puts a tag into another one, which stays. */
  merge(id: Id, into: Id): Promise<TagMergeAnswer>;
  /** Stores all rows or none; a refusal names the bad rows. */
  import(rows: ImportRows): Promise<ImportAnswer>;
}

/** Calls about material tags and the courses that they are assigned to. */
export interface MaterialTagCalls extends TagCalls<MaterialTagAnswer> {
  /** The tags of one course. */
  byCourse(courseId: Id, signal?: AbortSignal): Promise<MaterialTagAnswer[]>;
  assign(id: Id, courseId: Id): Promise<MaterialTagAnswer>;
  /** Rejects with 409 when the tag belongs to another course by now. */
  unassign(id: Id, courseId: Id): Promise<MaterialTagAnswer>;
}

/** Calls about materials of one course only. */
export interface CourseMaterialCalls {
  list(courseId: Id, signal?: AbortSignal): Promise<CourseMaterialAnswer[]>;
  create(body: NewCourseMaterialBody): Promise<CourseMaterialAnswer>;
  rename(id: Id, body: CourseMaterialBody): Promise<CourseMaterialAnswer>;
  delete(id: Id): Promise<void>;
}

/** A lecturer who is about to be changed, and what tells them from every later state. */
export interface LecturerToEdit {
  lecturer: LecturerAnswer;
  /** For `update`; absent when the server gives none. */
  etag?: string | undefined;
}

/** Calls about lecturers. */
export interface LecturerCalls {
  list(signal?: AbortSignal): Promise<LecturerAnswer[]>;
  create(body: NewLecturerBody): Promise<LecturerAnswer>;
  /** A lecturer as they are now. */
  toEdit(id: Id, signal?: AbortSignal): Promise<LecturerToEdit>;
  /**
   * Changes a lecturer.
   *
   * @param etag of the lecturer that the change was made from: rejects with 412 when they are another
   * by now
   */
  update(id: Id, body: LecturerBody, etag?: string): Promise<LecturerAnswer>;
  delete(id: Id): Promise<void>;
  /** Stores all rows or none; a refusal names the bad rows. */
  import(rows: ImportRows): Promise<ImportAnswer>;
}

/** Which accounts are asked for; what is absent or empty filters nothing. */
export interface AccountFilters {
  /** A part of name or email. */
  q?: string;
  kind?: string;
  status?: string;
  sort?: string;
  /** Of the page before. */
  cursor?: string | undefined;
}

/** Some of the accounts that match. */
export interface AccountPage {
  accounts: AccountAnswer[];
  /** How many match, on all pages together. */
  total: number;
  /** Asks for the next page; absent on the last. */
  next?: string | undefined;
}

/** Calls about all accounts. */
export interface AccountCalls {
  list(filters: AccountFilters, signal?: AbortSignal): Promise<AccountPage>;
  /** Changes an account; what is absent stays. */
  update(id: Id, body: AccountBody): Promise<AccountAnswer>;
  delete(id: Id): Promise<void>;
  /** Adds students: all rows or none; a refusal names the bad rows. */
  import(rows: ImportRows): Promise<ImportAnswer>;
}

/** Which events are asked for; what is absent or empty filters nothing. */
export interface AuditFilters {
  /** A part of the name of who did it, or of what it was done to. */
  q?: string;
  action?: string;
  target?: string;
  /** Id of what it was done to; together with `target`. */
  targetId?: Id | undefined;
  /** Id of an account. */
  actor?: Id | undefined;
  /** Days in Jakarta, both included. */
  from?: string;
  to?: string;
  /** Of the page before. */
  cursor?: string | undefined;
}

/** Some of the events that match. */
export interface AuditPage {
  events: AuditEvent[];
  /** How many match, on all pages together. */
  total: number;
  /** Asks for the next page; absent on the last. */
  next?: string | undefined;
}

/** What all sets are narrowed by; empty texts narrow nothing. */
export interface AllSetsFilters {
  /** A part of title, course, lecturer or a topic. */
  q: string;
  /** `'true'` for withdrawn ones, `'false'` for the others. */
  withdrawn: '' | 'true' | 'false';
  /** The whole name of a course. */
  course?: string | undefined;
  year?: number | undefined;
  /** With an answer key, or without. */
  key?: '' | 'with' | 'without' | undefined;
  /** Of the page before. */
  cursor?: string | undefined;
}

/** Some of the sets that match. */
export interface AllSetsPage {
  sets: AdminSetAnswer[];
  /** How many match, on all pages together. */
  total: number;
  /** Asks for the next page; undefined on the last. */
  next: string | undefined;
}

/** Calls of all sets, whoever they belong to. */
export interface AllSetsCalls {
  page(filters: AllSetsFilters, signal?: AbortSignal): Promise<AllSetsPage>;
  /** Gives a set, and the right to its key, to another account. */
  changeOwner(id: Id, accountId: Id): Promise<AdminSetAnswer>;
  withdraw(id: Id): Promise<void>;
  restore(id: Id): Promise<void>;
  /** Removes a withdrawn set with its files. */
  deleteForever(id: Id): Promise<void>;
}

/**
 * What the administration asks of a server, apart from what every visitor's page needs. The
 * token goes with every call. They reject as those of `BankSoalApi` do.
 */
export interface AdminApi {
  /** Courses that sets belong to. */
  courseTags: TagCalls<CourseTagAnswer>;
  /** Topics across courses, and which course each is assigned to. */
  materialTags: MaterialTagCalls;
  /** Topics of one course only. */
  courseMaterials: CourseMaterialCalls;
  /** Takes a merge of two tags back, within a minute. */
  undoTagMerge(id: Id): Promise<void>;
  /** How many sets and questions have each tag. */
  tagUses(signal?: AbortSignal): Promise<TagUsesAnswer>;
  /** Counts of all courses. */
  courseStats(signal?: AbortSignal): Promise<CourseStatsAnswer[]>;
  /** All sets, those of others and withdrawn ones among them. */
  sets: AllSetsCalls;
  /** Accounts of those who upload. */
  lecturers: LecturerCalls;
  /** All accounts, whatever they may do. */
  accounts: AccountCalls;
  /** Who did what, newest first. */
  audit(filters: AuditFilters, signal?: AbortSignal): Promise<AuditPage>;
  /** How many contents of files can be searched, and how many cannot. */
  searchIndex(signal?: AbortSignal): Promise<SearchIndexAnswer>;
  /** What the bank holds, how much it is used, and what is missing in it. */
  overview(signal?: AbortSignal): Promise<OverviewAnswer>;
  /** How the server is: what runs, what is not well, what room is left and what is set. */
  serverState(signal?: AbortSignal): Promise<ServerState>;
}
