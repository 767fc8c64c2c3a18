import type {
  CognitiveLevel,
  QuestionKind,
  QuestionVisibility,
} from '@bank-soal/contract/questions';
import type { Generated } from 'kysely';
import type { Fixed, Later, Moment } from './columns.js';

/** A question of the bank, with the columns of lists; its content stands in its versions. */
export interface QuestionsTable {
  id: Generated<number>;
  /** Null for samples, and when the account is gone. */
  owner_id: number | null;
  /** 1 for a sample, which every bank has. */
  is_sample: Generated<number>;
  /** Its author, where it has no account. */
  lecturer: Generated<string>;
  kind: QuestionKind;
  level: string;
  /** Level of Bloom's taxonomy; null where nobody said. */
  cognitive: CognitiveLevel | null;
  visibility: QuestionVisibility;
  current_version: number;
  /** The same for questions that say the same. */
  content_key: string;
  /** Text that the search looks in, as `questionColumns` writes it. */
  search_text: string;
  search_subject: string;
  search_lecturer: string;
  search_topics: string;
  withdrawn_at: Later;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

/** Content of a question in one version; a row never changes. */
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
