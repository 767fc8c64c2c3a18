import type { AnswerSpace } from '../model/paper.js';
import type { ExamSpace } from './exam-paper.js';

/** Rooms for answers as the model has them. */
export const SPACES: Readonly<Record<ExamSpace, AnswerSpace>> = {
  none: 0,
  lines1: 1,
  lines2: 2,
  lines4: 4,
  lines8: 8,
  third: 'third',
  half: 'half',
  page: 'page',
};

/** Answers to a statement, as candidates tick them. */
export const TRUTHS = ['Benar', 'Salah'];
