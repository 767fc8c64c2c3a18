import type { ExamKind } from '../exam-kinds.js';
import type { LecturerKey } from '../people.js';
import type { Topic } from '../tags.js';
import type { DemoLevel, DemoRelease } from '../types.js';

export type FileFormat = 'pdf' | 'docx' | 'txt';

/** How one question set of the demo is put together. */
export interface SetPlan {
  title: string;
  kind: ExamKind;
  /** Heading of the paper where it differs from the kind's name, such as 'Kuis 2'. */
  exam?: string;
  topics: Topic[];
  level: DemoLevel;
  /** The day of the exam, 'YYYY-MM-DD'; the set is stored some days later. */
  held: string;
  /** A demo account, or the display text of someone without one. */
  by: LecturerKey | { text: string };
  description: string;
  downloads: number;
  questions: FileFormat;
  answers?: FileFormat;
  testCases?: FileFormat;
  /** One question file for each, with its own questions. */
  variants?: string[];
  essays?: number;
  choices?: number;
  minutes?: number | null;
  /** Days between the exam and the last change; by default the set is not changed. */
  revisedAfter?: number;
  /** False: nobody counted the questions. */
  counted?: false;
  /** File name without the leading 'Soal ' and the extension; by default the title. */
  fileStem?: string;
  /** By default everyone sees the set and its key at once. */
  release?: DemoRelease;
}
