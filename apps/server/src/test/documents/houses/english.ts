import { p, q, t, wordExam, x } from '../word-exam.js';
import type { House } from './house.js';

const r = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const link = (text: string) =>
  x(
    `<w:hyperlink r:id="l1"><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>${text}</w:t></w:r></w:hyperlink>`,
  );

const body =
  p(['MIDTERM EXAM', 'b']) +
  p('Course: Operating Systems') +
  p(['Instructions for candidates', 'b']) +
  p('1. Answer all questions.') +
  p('2. Calculators are not allowed.') +
  p(['Section A. Multiple Choice', 'b']) +
  p(['Question 1', 'b'], ' (5 marks)') +
  p('Which scheduler picks the next process to run?') +
  p('(a) long-term') +
  p('(b) short-term') +
  p('(c) medium-term') +
  p('Answer: (b)') +
  p('Explanation: It runs most often.') +
  p(['Question 2', 'b'], ' (5 marks)') +
  p('Which are conditions for a deadlock?') +
  p('(a) mutual exclusion') +
  p('(b) preemption') +
  p('(c) hold and wait') +
  p('Answer: A, C') +
  p(['Questions 3 to 4 refer to the following text.', 'b']) +
  p('A system has three frames and uses ', ['LRU', 'i'], '.') +
  p(['Question 3', 'b']) +
  p('How many faults are there for 1, 2, 3, 1?') +
  p('(a) 2\t(b) 3\t*(c) 4') +
  p(['Question 4', 'b']) +
  p('LRU suffers from Belady’s anomaly. (True/False)') +
  p('Answer: False') +
  p(['Section B. Short Answers', 'b']) +
  p(['Question 5', 'b'], ' [10]') +
  p('A process waits for an event in the state ______.') +
  p('Answer: blocked') +
  p(['Question 6', 'b'], ' [20]') +
  p(
    'Prove the bound ',
    x(
      `<m:oMath><m:sSup><m:e>${r('2')}</m:e><m:sup>${r('n')}</m:sup></m:sSup><m:r><m:t>≥n</m:t></m:r></m:oMath>`,
    ),
    ' and see ',
    link('the notes'),
    '.',
  ) +
  q('<w:ind w:left="360"/>', '(i) base case') +
  q('<w:ind w:left="360"/>', '(ii) induction step') +
  t([p('End of the exam')]);

/** English, with questions, marks and answers in lines of their own. */
export const english: House = {
  document: () => wordExam(body, { relations: [['l1', 'hyperlink', 'http://127.0.0.1:9/', true]] }),
  expected: [
    '7 pilihan ¦ Which scheduler picks the next process to run? ¦ long-term / *short-term / medium-term ¦ ?It runs most often. ¦ 5 poin ¦ @Operating Systems',
    '14 pilihan ¦ Which are conditions for a deadlock? ¦ *mutual exclusion / preemption / *hold and wait ¦ 5 poin ¦ @Operating Systems',
    '22 pilihan ¦ A system has three frames and uses *LRU*.⏎⏎How many faults are there for 1, 2, 3, 1? ¦ 2 / 3 / *4 ¦ @Operating Systems',
    '25 benar-salah ¦ A system has three frames and uses *LRU*.⏎⏎LRU suffers from Belady’s anomaly. ¦ =salah ¦ @Operating Systems',
    '29 isian ¦ A process waits for an event in the state ______. ¦ =blocked ¦ 10 poin ¦ @Operating Systems',
    '32 uraian ¦ Prove the bound $$2^{n}\\ge n$$ and see the notes.⏎⏎(i) base case⏎⏎(ii) induction step ¦ 20 poin ¦ @Operating Systems',
  ],
};
