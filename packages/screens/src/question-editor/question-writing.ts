import type { QuestionDraft, QuestionErrors, QuestionOutcome } from '@bank-soal/ui/questions';
import type { BankQuestion } from '../model/questions/bank-question.js';

/** Answers to a question that somebody else changed. */
export type ConflictAnswer =
  /** Mine becomes the version above theirs. */
  | 'mine'
  /** Theirs is what is changed from now on; mine is set aside. */
  | 'theirs'
  /** Mine becomes a question of its own. */
  | 'apart';

/** The editor of a question, and the question whether what was typed may go. */
export interface QuestionWriting {
  /** Absent while the editor is closed. */
  draft: QuestionDraft | undefined;
  /** The question that is being changed; absent for a new one. */
  of: BankQuestion | undefined;
  /** Another one for each question that is opened. */
  key: string;
  /** It was opened by a press, so that it takes the focus; not by a reload. */
  opened: boolean;
  errors: QuestionErrors;
  /** Outcomes of the course that the draft names. */
  outcomes: readonly QuestionOutcome[];
  /** Why it could not be saved. */
  failure: string | undefined;
  /** The question's present content, where somebody else changed it. */
  changedTo: BankQuestion | undefined;
  onResolve: (answer: ConflictAnswer) => void;
  /** The typed draft is set aside for somebody else's version. */
  isSetAside: boolean;
  /** Brings back what was set aside. */
  onBringBack: () => void;
  busy: boolean;
  /** Opens it for a new question, or for one that is to be changed. */
  onOpen: (question?: BankQuestion) => void;
  onChange: (draft: QuestionDraft) => void;
  onSave: () => void;
  /** Saves it, and begins the next: of the same kind, course, level and points. */
  onSaveAndNext: () => void;
  onCancel: () => void;
  /** Asks whether unsaved text may go. */
  asking: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}
