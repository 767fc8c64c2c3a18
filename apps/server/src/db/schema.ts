import type { Kysely, Selectable, Transaction } from 'kysely';
import type {
  AccountSettingsTable,
  CountsTable,
  EndedTokensTable,
  IdentitiesTable,
  SignInCodesTable,
  UsersTable,
} from './tables/accounts.js';
import type { AuditLogTable } from './tables/audit.js';
import type { OutcomesTable, QuestionOutcomesTable } from './tables/outcomes.js';
import type {
  PaperItemsTable,
  PaperPeopleTable,
  PaperPresenceTable,
  PapersTable,
} from './tables/papers.js';
import type {
  ImagesTable,
  QuestionImagesTable,
  QuestionsTable,
  QuestionVersionsTable,
} from './tables/questions.js';
import type {
  ContentClaimsTable,
  DiskStoreTable,
  DownloadWeeksTable,
  FileReadsTable,
  FilesTable,
  FileTextsTable,
  QuestionSetsTable,
} from './tables/sets.js';
import type {
  CourseMaterialsTable,
  CourseTagsTable,
  MaterialTagsTable,
  TagMergesTable,
} from './tables/tags.js';
import type { CommentsTable, FollowsTable, NoticesTable, SetMarksTable } from './tables/talk.js';

/** All tables, by their names; what each row has stands in `tables/`. */
export interface Database {
  users: UsersTable;
  question_sets: QuestionSetsTable;
  files: FilesTable;
  course_tags: CourseTagsTable;
  material_tags: MaterialTagsTable;
  course_materials: CourseMaterialsTable;
  tag_merges: TagMergesTable;
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
  outcomes: OutcomesTable;
  question_outcomes: QuestionOutcomesTable;
  papers: PapersTable;
  paper_items: PaperItemsTable;
  paper_people: PaperPeopleTable;
  paper_presence: PaperPresenceTable;
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
export type OutcomeRow = Selectable<OutcomesTable>;
