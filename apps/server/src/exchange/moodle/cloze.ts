import type { QuestionBody } from '@bank-soal/contract/questions';
import { joinAnswers } from '../grading.js';

/** A blank: its points, its type, its answers. Markdown may have put backslashes before some signs. */
const BLANK = /\{\d*:([A-Z]+)(?:\\?_)?[A-Z]*:((?:\\[^]|[^\\}])*)\}/g;

const CHOICES = /^(?:MULTICHOICE|MC|MULTIRESPONSE|MR)/;

interface Answer {
  text: string;
  isRight: boolean;
}

/** Answers stand between tildes; right ones behind `=` or so many percent, feedback behind `#`. */
function answersIn(source: string): Answer[] {
  const plain = source.replace(/\\([~_*])/g, '$1');
  return plain.split('~').flatMap((one): Answer[] => {
    const [, percent, equal, text = ''] =
      /^(?:%(-?[\d.]+)%)?(=)?((?:[^#\\]|\\[^])*)/.exec(one.trim()) ?? [];
    const isRight = equal !== undefined || Number(percent ?? 0) > 0;
    return text.trim() === '' ? [] : [{ text: text.trim(), isRight }];
  });
}

/** A text with blanks in it: they are numbered, and their answers listed. */
export function clozeBody(text: string): QuestionBody {
  const answers: string[] = [];
  const markdown = text.replace(BLANK, (_, type: string, source: string) => {
    const all = answersIn(source);
    const right = joinAnswers(all.filter(({ isRight }) => isRight).map((one) => one.text));
    answers.push(`(${answers.length + 1}) ${right}`);
    const choices = CHOICES.test(type) ? ` (${all.map((one) => one.text).join(' / ')})` : '';
    return `(${answers.length}) \\_\\_\\_\\_${choices}`;
  });
  return { kind: 'isian', markdown, answer: answers.join('; ') };
}
