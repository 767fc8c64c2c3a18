import { type Block, paragraph, splitHead } from '../model/block.js';
import { type RichText, run } from '../model/inline.js';
import { optionLetter, type PaperItem } from '../model/paper.js';
import type { ExamItem, ExamPart } from './exam-paper.js';
import type { ReadText } from './read-text.js';
import type { Warnings } from './warnings.js';
import { SPACES, TRUTHS } from './words.js';

const isTruth = (answer: string) => TRUTHS.some((word) => word.toLowerCase() === answer.trim());

/** A letter or a word before the first line of what it leads in. */
function led(lead: string, blocks: readonly Block[]): Block[] {
  const { head, rest } = splitHead(blocks);
  const text: RichText =
    head.length > 0 ? [run(`${lead} `, 'strong'), ...head] : [run(lead, 'strong')];
  return [paragraph(text), ...rest];
}

/** The writer of a paper's questions, as the model has them. */
export function createItems(read: ReadText, warnings: Warnings, part: ExamPart) {
  function answerOf(item: ExamItem, options: readonly (readonly Block[])[]): Block[] {
    const { kind, answer, questionId } = item;
    if (kind === 'pilihan')
      return item.options.flatMap(({ right }, index) =>
        right ? led(`${optionLetter(index)}.`, options[index] ?? []) : [],
      );
    const truth = TRUTHS.find((word) => word.toLowerCase() === answer.trim());
    return kind === 'benar-salah' && truth
      ? [paragraph([run(truth, 'strong')])]
      : [...read(answer, questionId)];
  }

  const isMissing = ({ kind, options, answer }: ExamItem) => {
    if (kind === 'pilihan') return !options.some(({ right }) => right);
    return kind === 'benar-salah' ? !isTruth(answer) : answer.trim() === '';
  };

  return (item: ExamItem, number: number): PaperItem => {
    const { kind, markdown, explanation, points, questionId } = item;
    if (markdown.trim() === '') warnings.add(questionId, 'nothing-asked');
    if (part === 'kunci' && isMissing(item)) warnings.add(questionId, 'answer-missing');
    const chosen = kind === 'pilihan' ? item.options : [];
    const options = chosen.map((option) => read(option.markdown, questionId));
    const truths = kind === 'benar-salah' ? TRUTHS.map((word) => [paragraph(word)]) : [];
    const solved = part === 'kunci' ? answerOf(item, options) : [];
    const why = part === 'kunci' ? read(explanation, questionId) : [];
    return {
      number,
      title: '',
      body: read(markdown, questionId),
      options: [...options, ...truths],
      ...(kind === 'benar-salah' && { marks: 'boxes' as const }),
      parts: [{ label: '', points, ask: [], answer: solved, explanation: why, cases: [] }],
      points,
      space: SPACES[item.space],
    };
  };
}
