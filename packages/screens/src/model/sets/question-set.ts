import {
  FILE_CATEGORIES,
  type FileAnswer,
  type FileCategory,
  type SearchableState,
} from '@bank-soal/contract/files';
import {
  type ExamKind,
  type QuestionSetAnswer,
  type Release,
  shownLecturer,
  splitTopics,
  type Term,
} from '@bank-soal/contract/sets';

/** A file of a set. */
export interface SetFile {
  /** Id in the file's addresses. */
  id: number;
  /** The name that it was uploaded under. */
  name: string;
  /** `pdf`, `doc`, `docx`, `txt`, or any other word; lower case. */
  type: string;
  /** Its category in the set: questions, answer key or test cases. */
  category: FileCategory;
  /** Bytes. */
  size: number;
  /** Whether what stands in it can be found; only in own sets. */
  searchable?: SearchableState;
}

/** A question set (paket soal) as the screens know it. */
export interface QuestionSet {
  /** Id in the set's addresses. */
  id: number;
  /** Its name; never empty. */
  title: string;
  /** Name of its course. */
  subject: string;
  /** Year of the exam; `null` when unknown. */
  year: number | null;
  /** Whom it is by; never empty. */
  lecturer: string;
  /** Mudah, Sedang, Sulit, or another word. */
  level: string;
  /** ISO 8601; `''` when unknown. */
  lastUpdated: string;
  /** Names, each once. */
  topics: readonly string[];
  /** How often its questions were downloaded. */
  downloads: number;
  /** Free text; `''` for none. */
  description: string;
  /** Questions in it; the number of question files where nobody said. */
  questionCount: number;
  /** Kind of the exam; `null` when nobody said. */
  examKind: ExamKind | null;
  /** Term of the exam; `null` when nobody said. */
  term: Term | null;
  /** It brings an answer key, whether this reader may open it or not. */
  hasAnswers: boolean;
  /** It brings test cases, whether this reader may open them or not. */
  hasTestCases: boolean;
  /** When its key opens for this reader by its date alone, ISO 8601; `null` otherwise. */
  keyFrom: string | null;
  /** Visibility of the set and its key; only for its creator and administrators. */
  release?: Release;
  /** All its files that this reader may open, of every category. */
  files: readonly SetFile[];
  /** The account that uploaded it; absent when that account is gone. */
  creatorId?: number;
  /** When it was withdrawn, ISO 8601; only one's own list has such sets. */
  withdrawnAt?: string;
}

function isCategory(word: string): word is FileCategory {
  return (FILE_CATEGORIES as readonly string[]).includes(word);
}

function toFile(answer: FileAnswer): SetFile[] {
  const { id, originalname, filetype, filecategory, size, searchable } = answer;
  if (!isCategory(filecategory)) return [];
  const file = {
    id,
    name: originalname,
    type: filetype.toLowerCase(),
    category: filecategory,
    size,
  };
  return [searchable ? { ...file, searchable } : file];
}

/** Reads a set of the wire; files of an unknown category are shown nowhere. */
export function toQuestionSet(answer: QuestionSetAnswer): QuestionSet {
  const { id, title, subject, year, level, downloads, description, questionCount } = answer;
  const { lecturer, creator, examKind = null, term = null, keyFrom = null, release } = answer;
  const files = answer.files.flatMap(toFile);
  const brings = (category: FileCategory) => files.some((file) => file.category === category);
  return {
    id,
    title,
    subject,
    year,
    lecturer: shownLecturer(lecturer, creator?.fullName, creator?.username),
    level,
    lastUpdated: answer.lastupdated || answer.updated_at,
    topics: splitTopics(answer.topics),
    downloads,
    description,
    questionCount,
    examKind,
    term,
    hasAnswers: answer.hasAnswerKey ?? brings('answers'),
    hasTestCases: answer.hasTestCases ?? brings('testCases'),
    keyFrom,
    release,
    files,
    creatorId: creator?.id,
    withdrawnAt: answer.withdrawn_at ?? undefined,
  };
}

/** The files of one category, in their order. */
export function filesOf({ files }: QuestionSet, category: FileCategory): SetFile[] {
  return files.filter((file) => file.category === category);
}
