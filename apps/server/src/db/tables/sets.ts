import type { SearchableState } from '@bank-soal/contract/files';
import type { Visibility } from '@bank-soal/contract/sets';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, Later, Moment } from './columns.js';

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
  /** Text that the search looks in, as `searchColumns` writes it. */
  search_title: string;
  search_subject: string;
  search_lecturer: string;
  search_topics: string;
  /** The kind of exam that the search uses: its own, else that of its title. */
  search_kind: Generated<string>;
  search_term: ColumnType<string | null, string | null | undefined, string | null>;
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

/** Reads of files that were not open to everyone at that moment. */
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

/** The text of a content, whichever files have it. Rows come and go with the files, by triggers. */
export interface FileTextsTable {
  id: Generated<number>;
  sha256: Fixed<string>;
  /** Whether it can be found. */
  state: Generated<SearchableState>;
  /** Version of the text reader that has read it; 0: none has. */
  read_by: Generated<number>;
  /** Null until it was read. */
  pages: number | null;
  /** Words that the index has of it. */
  length: Generated<number>;
  /** Its pages, packed; null where there is no text. */
  body: Uint8Array | null;
}

/** Contents that some server is keeping, their rows still to come; only where servers share them. */
export interface ContentClaimsTable {
  id: string;
  sha256: string;
  claimed_at: Moment;
}

/** The one folder that has the files; only where servers could share the database. */
export interface DiskStoreTable {
  id: string;
}

/** Downloads of all sets together. */
export interface DownloadWeeksTable {
  id: Generated<number>;
  /** Of ISO 8601, in Jakarta: `2026-W47`. */
  week: string;
  count: number;
}
