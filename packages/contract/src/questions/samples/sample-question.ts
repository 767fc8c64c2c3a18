/** A question that every bank has. */
export interface SampleQuestion {
  /** Unlike every other one's. */
  id: string;
  /** The text; Markdown when the type is Markdown, else plain lines. */
  question: string;
  /** The course, by name. */
  subject: string;
  /** How hard it is. */
  level: 'Mudah' | 'Sedang' | 'Sulit';
  /** How it is answered. */
  type: 'Essay' | 'Coding' | 'Markdown';
  /** Names of topics. */
  topics: readonly string[];
  /** Whom it is by. */
  lecturer: string;
}
