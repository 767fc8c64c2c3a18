import type { QuestionBody } from '@bank-soal/contract/questions';
import type { GIFTQuestion, TextChoice, TextFormat } from 'gift-pegjs';
import { gradeOptions } from '../grading.js';
import { matchingBody } from '../matching.js';
import { acceptedBody, fromPattern } from '../read-accepted.js';
import type { Collector } from '../text/collector.js';
import { fromPlain } from '../text/plain.js';
import { note } from '../types.js';
import type { Numbers } from './numbers.js';
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
  reportFeedback(choices, collector);
  return {
    kind: 'pilihan',
    options: choices.map(({ text }, at) => ({
      markdown: readText(collector, text),
      right: rights[at] ?? false,
    })),
  };
}

function reportFeedback(answers: readonly { feedback: unknown }[], { problems }: Collector): void {
  if (answers.some(({ feedback }) => feedback)) problems.push(note({ code: 'feedback-lost' }));
}

/** Body of a question that asks for numbers. */
export function numbersBody({ found, hasFeedback }: Numbers, collector: Collector): QuestionBody {
  reportFeedback([{ feedback: hasFeedback }], collector);
  return acceptedBody(found, collector);
}

/** Body of a question's answers. */
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
      reportFeedback(question.choices, collector);
      return acceptedBody(
        question.choices.map((one) => ({
          text: fromPattern(collector.plain(unprotect(one.text.text)), collector),
          weight: fractionOf(one),
        })),
        collector,
      );
    case 'Matching': {
      collector.problems.push(note({ code: 'became-essay' }));
      const pairs = question.matchPairs.map(({ subquestion, subanswer }) => ({
        left: readText(collector, subquestion),
        right: fromPlain(collector.plain(unprotect(subanswer))),
      }));
      return matchingBody(readText(collector, question.stem), pairs);
    }
    default:
      return { kind: 'uraian' };
  }
}

/** The question's text, and its explanation. */
export function readTexts(question: GIFTQuestion, collector: Collector): QuestionBody {
  if (question.type === 'Category') return {};
  const explanation =
    'globalFeedback' in question ? readText(collector, question.globalFeedback) : '';
  return { markdown: readText(collector, question.stem), explanation };
}
