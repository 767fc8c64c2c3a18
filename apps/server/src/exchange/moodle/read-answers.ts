import type { Failure } from '@bank-soal/contract/common';
import { numberIn, type QuestionBody } from '@bank-soal/contract/questions';
import { gradeOptions } from '../grading.js';
import { matchingBody } from '../matching.js';
import { acceptedBody, type FoundAnswer, fromPattern } from '../read-accepted.js';
import type { Collector } from '../text/collector.js';
import { fromPlain, toPlain } from '../text/plain.js';
import { note } from '../types.js';
import { readCloze } from './cloze.js';
import { readAsked, readOldPicture, readText, readWritten } from './texts.js';
import { childOf, childrenOf, type Element, saidIn, wholeIn } from './tree.js';

/** Reads the answers of one type. */
type ReadAnswers = (question: Element, collector: Collector) => QuestionBody;

const fractionOf = (answer: Element) => numberIn(answer.attributes.fraction ?? '') ?? 0;

const report = ({ problems }: Collector, failure: Failure) => problems.push(note(failure));

const answersOf = (question: Element) => childrenOf(question, 'answer');

function reportFeedback(answers: readonly Element[], collector: Collector): void {
  const has = answers.some((answer) => saidIn(childOf(answer, 'feedback')) !== '');
  if (has) report(collector, { code: 'feedback-lost' });
}

/** False only when it says so: Moodle's own files say `true`, others `1`. */
const isNo = (element: Element | undefined) => /^(?:false|0)$/i.test(saidIn(element));

const readChoice: ReadAnswers = (question, collector) => {
  const answers = answersOf(question);
  const single = childOf(question, 'single');
  const { rights, isPartial } = gradeOptions(answers.map(fractionOf), !isNo(single));
  if (isPartial) report(collector, { code: 'partial-credit-lost' });
  reportFeedback(answers, collector);
  return {
    kind: 'pilihan',
    options: answers.map((answer, at) => ({
      markdown: readText(answer, collector),
      right: rights[at] ?? false,
    })),
  };
};

const readTruth: ReadAnswers = (question, collector) => {
  const answers = answersOf(question);
  reportFeedback(answers, collector);
  const best = answers.toSorted((a, b) => fractionOf(b) - fractionOf(a))[0];
  const said = saidIn(best).toLowerCase();
  return {
    kind: 'benar-salah',
    answer: said === 'true' ? 'benar' : said === 'false' ? 'salah' : said,
  };
};

function readAccepted(
  question: Element,
  collector: Collector,
  read: (answer: Element) => Omit<FoundAnswer, 'weight'>,
): QuestionBody {
  const answers = answersOf(question);
  reportFeedback(answers, collector);
  const found = answers.map((answer) => ({ ...read(answer), weight: fractionOf(answer) }));
  return acceptedBody(found, collector);
}

const readShort: ReadAnswers = (question, collector) =>
  readAccepted(question, collector, (answer) => ({
    text: fromPattern(collector.plain(saidIn(answer)), collector),
  }));

/** Tolerance of a number; one that is no number is reported. */
function toleranceOf(answer: Element, collector: Collector): number {
  const said = saidIn(childOf(answer, 'tolerance'));
  const tolerance = numberIn(said);
  if (tolerance !== undefined && tolerance >= 0) return tolerance;
  if (said !== '') report(collector, { code: 'tolerance-lost', name: said });
  return 0;
}

const readNumber: ReadAnswers = (question, collector) => {
  if (childrenOf(childOf(question, 'units'), 'unit').length > 0)
    report(collector, { code: 'units-lost' });
  return readAccepted(question, collector, (answer) => ({
    text: saidIn(answer),
    tolerance: toleranceOf(answer, collector),
  }));
};

const readEssay: ReadAnswers = (question, collector) => {
  if (saidIn(childOf(question, 'responsetemplate')) !== '')
    report(collector, { code: 'template-lost' });
  const isCode = saidIn(childOf(question, 'responseformat')) === 'monospaced';
  return {
    kind: isCode ? 'kode' : 'uraian',
    answer: readText(childOf(question, 'graderinfo'), collector),
  };
};

const readMatching: ReadAnswers = (question, collector) => {
  report(collector, { code: 'became-essay' });
  const pairs = childrenOf(question, 'subquestion').map((one) => ({
    left: readText(one, collector),
    right: fromPlain(collector.plain(saidIn(childOf(one, 'answer')))),
  }));
  return matchingBody(readAsked(question, collector), pairs);
};

const readBlanks: ReadAnswers = (question, collector) => {
  const asked = childOf(question, 'questiontext');
  const { body, count, isPartial, hasFeedback, wrong } = readCloze(
    wholeIn(asked),
    (text) => readWritten(asked, text, collector),
    (text) => (/[<&]/.test(text) ? toPlain(readWritten(asked, text, collector)) : text),
  );
  report(collector, { code: count === 0 ? 'no-blanks' : 'became-blanks' });
  if (isPartial) report(collector, { code: 'partial-credit-lost' });
  if (hasFeedback) report(collector, { code: 'feedback-lost' });
  if (wrong.length > 0) report(collector, { code: 'wrong-answer-lost', name: wrong.join(', ') });
  return { ...body, markdown: `${body.markdown}${readOldPicture(question, collector)}` };
};

const longestRun = (text: string, sign: string) =>
  Math.max(0, ...(text.match(new RegExp(`${sign}+`, 'g')) ?? []).map(({ length }) => length));

/** CodeRunner, a plugin that runs programs: its answer is a program. */
const readCode: ReadAnswers = (question, collector) => {
  if (childrenOf(childOf(question, 'testcases'), 'testcase').length > 0) {
    report(collector, { code: 'test-cases-lost' });
  }
  if (saidIn(childOf(question, 'answerpreload')) !== '')
    report(collector, { code: 'template-lost' });
  const program = wholeIn(childOf(question, 'answer')).replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '');
  const fence = '`'.repeat(Math.max(3, 1 + longestRun(program, '`')));
  return { kind: 'kode', answer: program === '' ? '' : `${fence}\n${program}\n${fence}` };
};

/** Moodle's types that become questions of the bank. */
export const TYPES: ReadonlyMap<string, ReadAnswers> = new Map([
  ['multichoice', readChoice],
  ['truefalse', readTruth],
  ['shortanswer', readShort],
  ['numerical', readNumber],
  ['essay', readEssay],
  ['matching', readMatching],
  ['cloze', readBlanks],
  ['multianswer', readBlanks],
  ['coderunner', readCode],
]);
