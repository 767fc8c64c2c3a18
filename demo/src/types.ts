import type { ExamKind, Term, Visibility } from '@bank-soal/contract/sets';

export type DemoLevel = 'Mudah' | 'Sedang' | 'Sulit';

export type DemoFileCategory = 'questions' | 'answers' | 'testCases';

export interface DemoPerson {
  name: string;
  email: string;
  /** Plain text: it is hashed when the bank is built, and printed when the server starts. */
  password: string;
  kind: 'admin' | 'lecturer' | 'student';
  status: 'Aktif' | 'Nonaktif';
}

export interface DemoMaterialTag {
  name: string;
  /** The course tag that it is assigned to; absent when it is free. */
  course?: string;
}

export interface DemoCourseMaterial {
  course: string;
  name: string;
}

export interface DemoFile {
  category: DemoFileCategory;
  name: string;
  bytes: Uint8Array;
}

/** Who sees a set and its key. */
export interface DemoRelease {
  /** By default everyone. */
  visibility?: Visibility;
  /** By default whom the set is for. */
  keyVisibility?: Visibility;
  /** The key opens at noon, so many days after the first start. */
  keyOpensIn?: number;
}

export interface DemoSet {
  title: string;
  /** One of the demo's courses. */
  subject: string;
  level: DemoLevel;
  year: number;
  description: string;
  /** Names of the demo's material tags. */
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
  files: DemoFile[];
  release: DemoRelease;
  /** Null as in sets that were stored before anyone could say. */
  examKind: ExamKind | null;
  term: Term | null;
}

export interface Demo {
  people: DemoPerson[];
  courses: string[];
  materialTags: DemoMaterialTag[];
  courseMaterials: DemoCourseMaterial[];
  sets: DemoSet[];
}
