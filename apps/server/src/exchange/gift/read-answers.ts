import type { QuestionBody } from '@bank-soal/contract/questions';
import type { GIFTQuestion, NumericalFormat, TextChoice, TextFormat } from 'gift-pegjs';
import { gradeOptions, joinAnswers } from '../grading.js';
import { matchingBody } from '../matching.js';
import type { Collector } from '../text/collector.js';
import { fromPlain } from '../text/plain.js';
import { note } from '../types.js';
import { unprotect } from './protect.js';

type Kind = GIFTQuestion['type'];
type Of<Type extends Kind> = Extract<GIFTQuestion, { type: Type }>;

const FORMATS = { html: 'html', markdown: 'markdown', plain: 'plain', moodle: 'auto' } as const;

const readText = (collector: Collector, text: TextFormat | null | undefined) =>
  text ? collector.read(unprotect(text.text), FORMATS[text.format] ?? 'auto') : '';

const fractionOf = ({ isCorrect, weight }: Pick<TextChoice, 'isCorrect' | 'weight'>) =>
  weight ?? (isCorrect ? 100 : 0);

function choiceBody({ choices }: Of<'MC'>, collector: Collector): QuestionBody {
  const fractions = choices.map(fractionOf);
  const isSingle = fractions.some((one) => one >= 100);
  const { rights, isPartial } = gradeOptions(fractions, isSingle);
  if (isPartial) collector.problems.push(note({ code: 'partial-credit-lost' }));
  if (choices.some(({ feedback }) => feedback))
    collector.problems.push(note({ code: 'feedback-lost' }));
  return {
    kind: 'pilihan',
    options: choices.map(({ text }, at) => ({
      markdown: readText(collector, text),
      right: rights[at] ?? false,
    })),
  };
}

/** Accepted answers, of those that are worth something. */
function acceptedBody(
  answers: readonly { text: string; fraction: number; feedback: unknown }[],
  collector: Collector,
): QuestionBody {
  const accepted = answers.filter(({ fraction }) => fraction > 0);
  if (accepted.some(({ fraction }) => fraction < 100)) {
    collector.problems.push(note({ code: 'partial-credit-lost' }));
  }
  if (accepted.length > 1) collector.problems.push(note({ code: 'answers-joined' }));
  if (answers.some(({ feedback }) => feedback))
    collector.problems.push(note({ code: 'feedback-lost' }));
  return { kind: 'isian', answer: joinAnswers(accepted.map(({ text }) => text)) };
}

function numberText({ type, number, range, numberLow, numberHigh }: NumericalFormat): string {
  if (type === 'high-low') return `${numberLow} sampai ${numberHigh}`;
  return type === 'range' && range ? `${number} (± ${range})` : `${number}`;
}

function numericalBody({ choices }: Of<'Numerical'>, collector: Collector): QuestionBody {
  const list = Array.isArray(choices)
    ? choices
    : [{ isCorrect: true, weight: null, text: choices, feedback: null }];
  const numbers = list.filter(({ text }) => 'type' in text);
  return acceptedBody(
    numbers.map((one) => ({
      text: fromPlain(numberText(one.text)),
      fraction: fractionOf(one),
      feedback: one.feedback,
    })),
    collector,
  );
}

/** What the bank keeps of a question's answers. */
export function readAnswers(question: GIFTQuestion, collector: Collector): QuestionBody {
  switch (question.type) {
    case 'MC':
      return choiceBody(question, collector);
    case 'TF':
      if (question.trueFeedback || question.falseFeedback) {
        collector.problems.push(note({ code: 'feedback-lost' }));
      }
      return { kind: 'benar-salah', answer: question.isTrue ? 'benar' : 'salah' };
    case 'Short':
      return acceptedBody(
        question.choices.map((one) => ({
          text: readText(collector, one.text),
          fraction: fractionOf(one),
          feedback: one.feedback,
        })),
        collector,
      );
    case 'Numerical':
      return numericalBody(question, collector);
    case 'Matching': {
      collector.problems.push(note({ code: 'became-essay' }));
      const pairs = question.matchPairs.map(({ subquestion, subanswer }) => ({
        left: readText(collector, subquestion),
        right: fromPlain(unprotect(subanswer)),
      }));
      return matchingBody(readText(collector, question.stem), pairs);
    }
    default:
      return { kind: 'uraian' };
  }
}

/** What is asked, and what explains it. */
export function readTexts(question: GIFTQuestion, collector: Collector): QuestionBody {
  if (question.type === 'Category') return {};
  const explanation =
    'globalFeedback' in question ? readText(collector, question.globalFeedback) : '';
  return { markdown: readText(collector, question.stem), explanation };
}
