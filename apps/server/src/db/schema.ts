import type { SearchableState } from '@bank-soal/contract/files';
import type { MySetKind } from '@bank-soal/contract/my-set-kinds';
import type { AnswerSpace, PaperSize, PaperStatus } from '@bank-soal/contract/paper-words';
import type { QuestionKind, QuestionVisibility } from '@bank-soal/contract/question-kinds';
import type { Visibility } from '@bank-soal/contract/release';
import type { CommentKind, CommentStatus, NoticeKind } from '@bank-soal/contract/talk-words';
import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely';

/** ISO 8601 in UTC, as text: sorts by time, and reads the same from every database. */
type Moment = string;

/** A moment that may be to come; null unless said. */
type Later = ColumnType<Moment | null, Moment | null | undefined, Moment | null>;

/** Set when the row is made, never changed. */
type Fixed<T> = ColumnType<T, T, never>;

export interface UsersTable {
  id: Generated<number>;
  name: string;
  email: string;
  /** The email in the form in which emails are compared. */
  email_key: string;
  password_hash: string;
  kind: 'admin' | 'lecturer' | 'student';
  status: 'Aktif' | 'Nonaktif';
  /** Tokens of an older generation have ended. */
  token_generation: Generated<number>;
  /** 1 for an account of the demo data, whose password is public. */
  is_demo: Generated<number>;
  /** Null before the first time. */
  last_sign_in: Later;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

export interface QuestionSetsTable {
  id: Generated<number>;
  title: string;
  subject: string;
  /** The subject in the form in which names are compared. */
  subject_key: string;
  level: string;
  year: number;
  lecturer: string;
  /** Names joined with ', '. */
  topics: string;
  description: string;
  /** Null: nobody counted, the number of question files stands in. */
  question_count: number | null;
  downloads: Generated<number>;
  creator_id: number | null;
  created_at: Fixed<Moment>;
  updated_at: Moment;
  lastupdated: Moment;
  withdrawn_at: Moment | null;
  visibility: Generated<Visibility>;
  /** Null: at once. */
  available_from: Later;
  key_visibility: Generated<Visibility>;
  /** Null: with its set. */
  key_from: Later;
  exam_kind: ColumnType<string | null, string | null | undefined, string | null>;
  term: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it came to more people than before; null: never since it was made. */
  released_at: Later;
  /** One more with every change, but for downloads. */
  version: Generated<number>;
  /** What the set is searched by, as `searchColumns` writes it. */
  search_title: string;
  search_subject: string;
  search_lecturer: string;
  search_topics: string;
}

export interface FilesTable {
  id: Generated<number>;
  question_set_id: number;
  category: string;
  /** Order within the set. */
  position: number;
  name: string;
  type: string;
  size: number;
  sha256: string;
  created_at: Fixed<Moment>;
}

export interface CourseTagsTable {
  id: Generated<number>;
  name: string;
  name_key: string;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

export interface MaterialTagsTable extends CourseTagsTable {
  course_tag_id: number | null;
}

export interface CourseMaterialsTable extends CourseTagsTable {
  course_tag_id: number;
}

export interface AuditLogTable {
  id: Generated<number>;
  at: Fixed<Moment>;
  actor_id: Fixed<number | null>;
  actor_name: Fixed<string>;
  action: Fixed<string>;
  /** What kind of thing it was done to. */
  target: Fixed<string>;
  /** 0 when it is not known. */
  target_id: Fixed<number>;
  /** JSON. */
  before: Fixed<string | null>;
  /** JSON. */
  after: ColumnType<string | null, string | null, string | null>;
  /** Where the call came from; null when none did. */
  address: Fixed<string | null>;
  /** 'ok', or why it was not done. */
  outcome: ColumnType<string, string | undefined, never>;
  /** How often it happened, all in this one row. */
  count: Generated<number>;
  /** When it last happened; null when it happened once. */
  last_at: ColumnType<Moment | null, Moment | null | undefined, Moment>;
  /** What is the same happens to have the same; null where each stands for itself. */
  fold_key: ColumnType<string | null, string | null | undefined, never>;
}

/** Who opened a file that was not for everyone at that moment. */
export interface FileReadsTable {
  id: Generated<number>;
  at: Fixed<Moment>;
  reader_id: Fixed<number>;
  reader_name: Fixed<string>;
  question_set_id: Fixed<number>;
  file_id: Fixed<number>;
  file_name: Fixed<string>;
  how: Fixed<string>;
}

/** Failed sign-ins, or writes of an account; only where servers share them. */
export interface CountsTable {
  key: string;
  count: number;
  /** When they count no more, in milliseconds since 1970. */
  expires_at: number;
}

/** Tokens that were signed out of, until they would have ended by themselves. */
export interface EndedTokensTable {
  /** What tells a token from every other. */
  id: Fixed<string>;
  /** In seconds since 1970, like a token's own. */
  expires_at: Fixed<number>;
}

/** Who a person of the campus's provider is here. */
export interface IdentitiesTable {
  id: Generated<number>;
  issuer: Fixed<string>;
  subject: Fixed<string>;
  user_id: Fixed<number>;
  /** 1 when what the provider says made the account an administrator's. */
  made_admin: Generated<number>;
  created_at: Fixed<Moment>;
}

/** What a browser brings back from the campus's sign-in, once. */
export interface SignInCodesTable {
  hash: Fixed<string>;
  user_id: Fixed<number>;
  /** The account's when the code was made. */
  token_generation: Fixed<number>;
  /** In milliseconds since 1970. */
  expires_at: Fixed<number>;
}

/** Contents that some server is keeping, their rows still to come; only where servers share them. */
export interface ContentClaimsTable {
  id: string;
  sha256: string;
  claimed_at: Moment;
}

/** The text of a content, whichever files have it. Rows come and go with the files, by triggers. */
export interface FileTextsTable {
  id: Generated<number>;
  sha256: Fixed<string>;
  /** Whether it can be found. */
  state: Generated<SearchableState>;
  /** Which version of the reader has read it; 0: none has. */
  read_by: Generated<number>;
  /** Null until it was read. */
  pages: number | null;
  /** Words that the index has of it. */
  length: Generated<number>;
  /** Its pages, packed; null where there is no text. */
  body: Uint8Array | null;
}

/** A question of the bank, with what lists ask of it; what it says stands in its versions. */
export interface QuestionsTable {
  id: Generated<number>;
  /** Null for samples, and when the account is gone. */
  owner_id: number | null;
  /** 1 for a sample, which every bank has. */
  is_sample: Generated<number>;
  /** Whom it is by, where no account stands for it. */
  lecturer: Generated<string>;
  kind: QuestionKind;
  level: string;
  visibility: QuestionVisibility;
  current_version: number;
  /** The same for questions that say the same. */
  content_key: string;
  /** What it is searched by, as `questionColumns` writes it. */
  search_text: string;
  search_subject: string;
  search_lecturer: string;
  search_topics: string;
  withdrawn_at: Later;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

/** What a question said, once; a row never changes. */
export interface QuestionVersionsTable {
  id: Generated<number>;
  question_id: Fixed<number>;
  version: Fixed<number>;
  author_id: Fixed<number | null>;
  author_name: Fixed<string>;
  at: Fixed<Moment>;
  /** JSON: all that the contract calls the fields of a question. */
  body: Fixed<string>;
}

/** Pictures that any version of a question names, and who named them there. */
export interface QuestionImagesTable {
  id: Generated<number>;
  question_id: Fixed<number>;
  sha256: Fixed<string>;
  /** An account, which may be gone. */
  put_by: Fixed<number>;
}

/** An exam paper; head, instructions and the headings of its sections are JSON. */
export interface PapersTable {
  id: Generated<number>;
  /** Null: the account is gone, and the use of its questions is all that is left. */
  owner_id: number | null;
  title: string;
  head: string;
  instructions: string;
  sections: string;
  variants: number;
  shuffle_options: number;
  size: PaperSize;
  seed: number;
  status: PaperStatus;
  used_on: Later;
  term: Later;
  /** One more with every change. */
  version: number;
  /** What the paper is searched by. */
  search_text: string;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

/** A question in a paper, in the version that the paper keeps. */
export interface PaperItemsTable {
  id: Generated<number>;
  paper_id: Fixed<number>;
  /** Of which section, counted from 0. */
  section: Fixed<number>;
  /** Within its section. */
  position: Fixed<number>;
  question_id: Fixed<number>;
  version: Fixed<number>;
  points: Fixed<number>;
  space: Fixed<AnswerSpace>;
}

/** A picture of somebody's; the same content has a row for each who uploaded it. */
export interface ImagesTable {
  id: Generated<number>;
  sha256: Fixed<string>;
  uploader_id: Fixed<number>;
  /** Media type. */
  type: Fixed<string>;
  size: Fixed<number>;
  /** When it was last uploaded. */
  created_at: Moment;
}

/** Something that was said of a set. */
export interface CommentsTable {
  id: Generated<number>;
  question_set_id: Fixed<number>;
  /** May be gone. */
  file_id: number | null;
  /** Of the file when it was named; null where none is. */
  file_category: string | null;
  page: number | null;
  kind: CommentKind;
  status: CommentStatus;
  /** Null: the account is gone. */
  author_id: number | null;
  body: string;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answered_by: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

/** Something that an account is told; whether it still may know of it is asked when it is read. */
export interface NoticesTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  kind: Fixed<NoticeKind>;
  question_set_id: Fixed<number>;
  comment_id: Fixed<number | null>;
  at: Fixed<Moment>;
  read_at: Later;
  /** The same for what is told but once; null where each stands for itself. */
  once_key: ColumnType<string | null, string | null | undefined, never>;
  /** When its mail is tried next; null: none is to be sent. */
  mail_due: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  /** How often its mail was tried; null: never. */
  mail_tries: ColumnType<number | null, number | null | undefined, number | null>;
}

/** That an account follows a course, since when. */
export interface FollowsTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  course_tag_id: Fixed<number>;
  at: Fixed<Moment>;
}

/** That a set is in one of the lists that an account has for itself. */
export interface SetMarksTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  kind: Fixed<MySetKind>;
  question_set_id: Fixed<number>;
  at: Moment;
}

/** What an account has decided; without a row it is as it is at first. */
export interface AccountSettingsTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  record_views: number;
  /** Kinds of notices that come by mail, too, separated by commas. */
  mail_kinds: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Downloads of all sets together. */
export interface DownloadWeeksTable {
  id: Generated<number>;
  /** Of ISO 8601, in Jakarta: `2026-W47`. */
  week: string;
  count: number;
}

/** The one folder that has the files; only where servers could share the database. */
export interface DiskStoreTable {
  id: string;
}

export interface Database {
  users: UsersTable;
  question_sets: QuestionSetsTable;
  files: FilesTable;
  course_tags: CourseTagsTable;
  material_tags: MaterialTagsTable;
  course_materials: CourseMaterialsTable;
  audit_log: AuditLogTable;
  file_reads: FileReadsTable;
  sign_in_failures: CountsTable;
  account_writes: CountsTable;
  ended_tokens: EndedTokensTable;
  identities: IdentitiesTable;
  sign_in_codes: SignInCodesTable;
  content_claims: ContentClaimsTable;
  file_texts: FileTextsTable;
  questions: QuestionsTable;
  question_versions: QuestionVersionsTable;
  question_images: QuestionImagesTable;
  papers: PapersTable;
  paper_items: PaperItemsTable;
  images: ImagesTable;
  comments: CommentsTable;
  notices: NoticesTable;
  follows: FollowsTable;
  set_marks: SetMarksTable;
  account_settings: AccountSettingsTable;
  download_weeks: DownloadWeeksTable;
  disk_store: DiskStoreTable;
}

export type Db = Kysely<Database>;
/** Queries run here inside a transaction, and outside of one, alike. */
export type DbOrTransaction = Kysely<Database> | Transaction<Database>;

export type UserRow = Selectable<UsersTable>;
export type QuestionSetRow = Selectable<QuestionSetsTable>;
export type PaperRow = Selectable<PapersTable>;
export type FileRow = Selectable<FilesTable>;
export type QuestionRow = Selectable<QuestionsTable>;
