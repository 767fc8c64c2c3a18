import { numberIn, type QuestionBody } from '@bank-soal/contract/questions';
import { readCategory } from '../category.js';
import { draftOf } from '../draft-of.js';
import { readLabels } from '../labels.js';
import { createLines } from '../lines.js';
import type { Collector } from '../text/collector.js';
import { bar, type Draft, type DraftBody, FileRefused, note } from '../types.js';
import { KNOWN } from './names.js';
import { TYPES } from './read-answers.js';
import { filesIn, readAsked, readText } from './texts.js';
import { childOf, childrenOf, type Element, readXml, saidIn } from './tree.js';

type Category = ReturnType<typeof readCategory>;

const DESCRIPTION = 'description';

function pointsOf(question: Element, collector: Collector): QuestionBody {
  const said = saidIn(childOf(question, 'defaultgrade'));
  const points = numberIn(said);
  if (points === undefined) {
    if (said !== '') collector.problems.push(note({ code: 'points-lost', name: said }));
    return {};
  }
  // Moodle writes seven places; a third of a point is one all the same.
  return { points: Number(points.toFixed(5)) };
}

/** Reads the fields of every type: text, explanation, points and labels. */
function readCommon(
  question: Element,
  { subject, topics }: Category,
  collector: Collector,
): DraftBody {
  const labels = childrenOf(childOf(question, 'tags'), 'tag').map(saidIn);
  const { topics: labelled = [], kind: _, ...level } = readLabels(labels);
  if (childrenOf(question, 'hint').some((hint) => saidIn(hint) !== '')) {
    collector.problems.push(note({ code: 'hints-lost' }));
  }
  return {
    ...level,
    ...pointsOf(question, collector),
    subject,
    topics: [...topics, ...labelled],
    explanation: readText(childOf(question, 'generalfeedback'), collector),
  };
}

/** The kind that the bank has written as a label, where Moodle knows it as an essay only. */
function labelledKind(question: Element, { kind }: QuestionBody): QuestionBody {
  if (kind !== 'uraian') return {};
  const labels = childrenOf(childOf(question, 'tags'), 'tag').map(saidIn);
  const { kind: own } = readLabels(labels);
  return own === undefined ? {} : { kind: own };
}

/** Stores all pictures of a question: the bank's own text names them by their content. */
function storePictures(element: Element, collector: Collector): void {
  for (const bytes of filesIn(element).values()) collector.store(bytes());
  for (const child of element.children) storePictures(child, collector);
}

function readQuestion(question: Element, category: Category, line: number, xml: string): Draft {
  const { type = '' } = question.attributes;
  const title = saidIn(childOf(question, 'name'));
  const readAnswers = TYPES.get(type);
  if (readAnswers === undefined) {
    const problem = bar(
      type === DESCRIPTION
        ? { code: 'unsupported-question', what: 'text' }
        : { code: 'unsupported-question', type: type.slice(0, 50) },
    );
    return { line, title, kind: null, problems: [problem] };
  }
  const known = childOf(question, KNOWN);
  const rest = known
    ? `${xml.slice(question.start, known.start)}${xml.slice(known.end, question.end)}`
    : '';
  return draftOf({
    line,
    title,
    known: known?.text,
    written: rest,
    gather: (collector) => storePictures(question, collector),
    read: (collector) => {
      const asked = TYPES_WITH_TEXT.has(type) ? {} : { markdown: readAsked(question, collector) };
      const answers = readAnswers(question, collector);
      const common = readCommon(question, category, collector);
      return { ...common, ...asked, ...answers, ...labelledKind(question, answers) };
    },
  });
}

/** Types whose answers stand in the question's text. */
const TYPES_WITH_TEXT: ReadonlySet<string> = new Set(['matching', 'cloze', 'multianswer']);

/**
 * Reads Moodle's XML.
 *
 * @throws FileRefused where it is none
 */
export function readMoodle(xml: string): Draft[] {
  const quiz = readXml(xml).find(({ name }) => name === 'quiz');
  if (quiz === undefined) throw new FileRefused({ code: 'broken-xml', what: 'quiz' });
  const { lineOf } = createLines(xml);
  const drafts: Draft[] = [];
  let category = readCategory('');
  for (const question of childrenOf(quiz, 'question')) {
    if (question.attributes.type === 'category') {
      category = readCategory(saidIn(childOf(question, 'category')));
    } else drafts.push(readQuestion(question, category, lineOf(question.start), xml));
  }
  return drafts;
}
