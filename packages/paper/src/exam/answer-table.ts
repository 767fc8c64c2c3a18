import { optionLetter } from '../model/paper.js';
import type { ExamItem, ExamPaper } from './exam-paper.js';
import { variantOf, variantsOf } from './variants.js';

/** Right answers of a variant. */
export interface AnswerRow {
  /** 'A' to 'F'. */
  variant: string;
  /** Counted from 1 through all sections of the variant. */
  number: number;
  /** Of the question that is asked there. */
  questionId: number;
  /** Letters of the right options joined by commas; else the answer as it was typed. */
  answer: string;
}

/** The letters of the right options, as they stand in this order. */
export const rightLetters = ({ options }: Pick<ExamItem, 'options'>): string[] =>
  options.flatMap(({ right }, index) => (right ? [optionLetter(index)] : []));

/** Right answers of every variant of a paper, in the order of each. */
export const answerTable = (paper: ExamPaper): AnswerRow[] =>
  variantsOf(paper).flatMap((variant) =>
    variantOf(paper, variant)
      .sections.flatMap(({ items }) => items)
      .map((item, index) => ({
        variant,
        number: index + 1,
        questionId: item.questionId,
        answer: item.kind === 'pilihan' ? rightLetters(item).join(',') : item.answer.trim(),
      })),
  );

/** A sheet takes a cell that begins so for a formula; of East Asia also with signs of full width. */
export const FORMULA_CELL = /^[=+\-@\t\r＝＋－＠]/;

function cell(value: string): string {
  const safe = FORMULA_CELL.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** `tabel-kunci.csv`: the table of answers, as sheets and marking programs read it. */
export function answerTableCsv(paper: ExamPaper): string {
  const rows = answerTable(paper).map(({ variant, number, questionId, answer }) =>
    [variant, number, questionId, cell(answer)].join(','),
  );
  return ['variant,number,question_id,answer', ...rows, ''].join('\n');
}
