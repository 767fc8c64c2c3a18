type BankLevel = 'Mudah' | 'Sedang' | 'Sulit';

type BankFileCategory = 'questions' | 'answers' | 'testCases';

interface BankPerson {
  name: string;
  email: string;
  /** Plain text: it is hashed when the person is stored. */
  password: string;
  kind: 'admin' | 'lecturer' | 'student';
  status: 'Aktif' | 'Nonaktif';
}

interface BankMaterialTag {
  name: string;
  /** The course tag that it is assigned to; absent when it is free. */
  course?: string;
}

interface BankCourseMaterial {
  course: string;
  name: string;
}

export interface BankFile {
  category: BankFileCategory;
  name: string;
  bytes: Uint8Array;
}

export interface BankSet {
  title: string;
  /** One of the bank's courses. */
  subject: string;
  level: BankLevel;
  year: number;
  /** Unset by default. */
  examKind?: string | null;
  /** Unset by default. */
  term?: string | null;
  description: string;
  /** Names of the bank's material tags. */
  topics: string[];
  /** The account that created the set; null when that account is gone. */
  lecturerEmail: string | null;
  /** Display text. */
  lecturer: string;
  /** Null: nobody counted, the number of question files stands in. */
  questionCount: number | null;
  downloads: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** ISO 8601 in UTC, never before `createdAt`. */
  updatedAt: string;
  files: BankFile[];
}

/** Content of a new bank of a test. */
export interface BankContent {
  /** Whether the passwords of its people count as public; false by default. */
  isDemo?: boolean;
  people: BankPerson[];
  courses: string[];
  materialTags: BankMaterialTag[];
  courseMaterials: BankCourseMaterial[];
  sets: BankSet[];
}
