import type { PAPER_SENTENCES } from '@bank-soal/contract/sentences/papers';
import type { QUESTION_SENTENCES } from '@bank-soal/contract/sentences/questions';

type Keys = keyof typeof QUESTION_SENTENCES | keyof typeof PAPER_SENTENCES;

/** Failures of questions and exam papers, in English. */
export const paperSentences: Readonly<Record<Keys, string>> = {
  'not-found.question': 'Question not found.',
  'question-owner-only': 'Access denied. This question belongs to someone else.',
  'changed-meanwhile.question': 'This question has changed since you opened it. Nothing was saved.',
  'required.question-markdown': 'The text of the question is required.',
  'too-long.question-markdown': 'The text of a question has at most {max} characters.',
  'too-long.question-answer': 'An answer has at most {max} characters.',
  'too-long.question-explanation': 'An explanation has at most {max} characters.',
  'too-long.question-option': 'An option has at most {max} characters.',
  'too-nested': 'Lists, quotes and marks in a text may be at most {max} levels deep.',
  'required.question-option': 'Every option needs a text.',
  'required.right-option': 'Mark at least one option as right.',
  'invalid.question-options': 'A choice has {min} to {max} options.',
  'invalid.question-kind': 'The kind must be pilihan, benar-salah, isian, uraian or kode.',
  'invalid.question-visibility': 'Who may use a question must be owner or lecturers.',
  'invalid.question-answers':
    'Each accepted answer must say something and be worth 0 to 100%; at most {max} answers.',
  'required.full-answer': 'At least one accepted answer must be worth 100%.',
  'invalid.tolerance': 'The tolerance must be a number from 0, and the answers numbers too.',
  'invalid.question-points': 'Points must be a number from 0 to {max}.',
  'invalid.truth': 'The answer must be benar (true) or salah (false).',
  'invalid.terms-back': 'The number of terms must be a whole number from 1 to {max}.',
  'invalid.question-format': 'The format must be moodle, gift, aiken or json.',
  'invalid.question-ids': 'Numbers must be whole and positive, with commas between them.',
  'too-many.questions': 'At most {max} questions at once.',
  'too-many.own-questions':
    'An account keeps at most {max} questions. Delete those that are not used any more.',
  'import-refused': 'Some questions cannot be imported. Nothing was saved.',
  'unreadable-questions': 'This file cannot be read as {format}.',

  'not-found.paper': 'Paper not found.',
  'not-found.image': 'Picture not found.',
  'changed-meanwhile.paper': 'This paper has changed since you opened it. Nothing was saved.',
  'paper-used': 'This paper was used, so it cannot be changed or deleted. Copy it as a new one.',
  'too-many.own-papers':
    'An account keeps at most {max} papers. Delete drafts that are not used any more.',
  'too-many.paper-sections': 'A paper has at most {max} sections.',
  'too-many.paper-items': 'A paper has at most {max} questions.',
  'too-many.paper-lines': 'At most {max} lines.',
  'too-long.paper-line': 'A line has at most {max} characters.',
  'too-long.paper-note': 'The note of a section has at most {max} characters.',
  'invalid.minutes': 'The time must be a whole number of minutes, from 1 to 1440.',
  'invalid.paper-points': 'Points must be a number from 0 to 1000.',
  'invalid.answer-space':
    'The space must be none, lines1, lines2, lines4, lines8, third, half or page.',
  'invalid.variants': 'There may be 1 to 6 variants.',
  'invalid.variant': 'This paper has no such variant.',
  'invalid.paper-size': 'The size must be A4, F4 or Letter.',
  'invalid.seed': 'The seed must be a positive whole number.',
  'invalid.paper-status': 'The status must be draf or dipakai.',
  'invalid.paper-part': 'The part must be soal or kunci.',
  'invalid.paper-format': 'The format must be pdf, docx, txt or zip.',
  'invalid.used-on': 'The day of use needs its time and zone, such as 2026-12-20T12:00:00+07:00.',
  'not-an-image': 'Use a PNG or JPEG picture.',
  'image-too-large': 'A picture has at most 2 MB, and 4,000 pixels on a side.',
  'paper-too-complex':
    'This paper is too complex to be printed. Take something out, and try again.',
};
