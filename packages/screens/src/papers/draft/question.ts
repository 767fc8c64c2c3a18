/** A question of the bank, or one that a user wrote. */
export interface BuilderQuestion {
  /** Unlike every other one's, own questions included. */
  id: string;
  /** The text; Markdown when the type is Markdown. */
  question: string;
  /** The course, by name. */
  subject: string;
  /** Mudah, Sedang or Sulit; `Custom` for an own question. */
  level: string;
  /** Essay, Coding or Markdown. */
  type: string;
  /** Whom it is by; 'User Created' for an own question. */
  lecturer: string;
}

/** What is said of a question beside its text and level. */
export type QuestionFacts = Pick<BuilderQuestion, 'subject' | 'type' | 'lecturer'>;

/** Types of questions, in the order in which they are offered. */
export const QUESTION_TYPES = ['Essay', 'Coding', 'Markdown'] as const;

/** Levels of the bank's questions, from easy to hard. */
export const QUESTION_LEVELS = ['Mudah', 'Sedang', 'Sulit'] as const;

/** Course tags that a form may carry. */
export const FORM_COURSE_TAGS = [
  'Desain Analisis Algoritma',
  'Pemrograman Berorientasi Objek',
  'Struktur Data',
  'Basis Data',
  'Jaringan Komputer',
] as const;

/** Topic tags that a form may carry. */
export const FORM_TOPIC_TAGS = [
  'Linked List',
  'Greedy',
  'Graph',
  'Binary Search Tree',
  'Array 1D',
  'Generic',
  'Inheritance',
] as const;

/** What is said of a question that a user wrote. */
export const PLAIN = {
  subject: 'Custom Question',
  level: 'Custom',
  type: 'Markdown',
  lecturer: 'User Created',
} as const;

/** A question as the editor saves it. */
export function ownQuestion(id: string, question: string): BuilderQuestion {
  return { id, question, ...PLAIN };
}

/** Tells an own question, which may be changed, from one of the bank. */
export function isOwn({ subject, level, lecturer }: BuilderQuestion): boolean {
  return subject === PLAIN.subject && level === PLAIN.level && lecturer === PLAIN.lecturer;
}
