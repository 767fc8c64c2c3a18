export {
  EXAM_KINDS,
  ExamChoice,
  type ExamChoiceProps,
  type ExamFacts,
  TERMS,
} from './exam-choice.js';
