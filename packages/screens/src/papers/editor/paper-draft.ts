import type { Id } from '@bank-soal/contract/ids';
import { EMPTY_HEAD, type PaperAnswer, type PaperBody } from '@bank-soal/contract/papers';
import type { PaperHeadValue } from '@bank-soal/ui/paper-head-form';
import {
  newSection,
  type PaperItemValue,
  type PaperSectionValue,
} from '@bank-soal/ui/paper-sections';
import type { BankQuestion } from '../../model/bank-question.js';
import { questionName } from '../../model/question-name.js';
import { DEFAULT_TITLE } from '../form.js';
import { PLAIN } from '../question.js';

/** A paper that is being made. */
export interface PaperDraft {
  /** As typed. */
  title: string;
  /** What is printed before the questions, and how. */
  head: PaperHeadValue;
  /** At least one; a question stands once in all of them together. */
  sections: readonly PaperSectionValue[];
  /** Names that the paper is marked with, each once. */
  courseTags: readonly string[];
  /** As `courseTags`. */
  topicTags: readonly string[];
  /** Which version of a question stands in the paper, by its id, of those taken out too. */
  versions: Readonly<Record<string, number>>;
}

/** A paper on which nothing was done yet. */
export const EMPTY_PAPER: PaperDraft = {
  title: DEFAULT_TITLE,
  head: { ...EMPTY_HEAD, instructions: [], size: 'A4', variants: 1, shuffleOptions: false },
  sections: [newSection([])],
  courseTags: [],
  topicTags: [],
  versions: {},
};

/** All questions of a paper in their order. */
export const itemsOf = ({ sections }: PaperDraft): PaperItemValue[] =>
  sections.flatMap(({ items }) => [...items]);

/** Tells whether a question stands in the paper. */
export const hasItem = (draft: PaperDraft, id: Id) =>
  itemsOf(draft).some((item) => item.id === String(id));

/** A question that somebody wrote without saying what it belongs to. */
export const isPlain = ({ isSample, subject }: BankQuestion) => !isSample && subject === '';

/** Of a plain question, nobody said how hard it is either. */
const shownLevel = (question: BankQuestion) => (isPlain(question) ? PLAIN.level : question.level);

/** A question as it stands in a paper. */
function toItem(question: BankQuestion): PaperItemValue {
  const { id, kind, markdown, options, answer, explanation, points } = question;
  return {
    id: String(id),
    title: questionName(markdown),
    question: { kind, markdown, options, answer, explanation },
    level: shownLevel(question),
    points,
    space: kind === 'uraian' || kind === 'kode' ? 'lines4' : 'none',
  };
}

const withVersion = ({ versions }: PaperDraft, { id, version }: BankQuestion) => ({
  ...versions,
  [id]: version,
});

/** Adds a question of the bank at the end of the last section. */
export function addQuestion(draft: PaperDraft, question: BankQuestion): PaperDraft {
  if (hasItem(draft, question.id)) return draft;
  const last = draft.sections.length - 1;
  return {
    ...draft,
    versions: withVersion(draft, question),
    sections: draft.sections.map((section, index) =>
      index === last ? { ...section, items: [...section.items, toItem(question)] } : section,
    ),
  };
}

/** Puts what a question says now in the place of what it said; its points and room stay. */
export function renewQuestion(draft: PaperDraft, question: BankQuestion): PaperDraft {
  const { points: _, space: __, ...said } = toItem(question);
  return {
    ...draft,
    versions: withVersion(draft, question),
    sections: draft.sections.map((section) => ({
      ...section,
      items: section.items.map((item) => (item.id === said.id ? { ...item, ...said } : item)),
    })),
  };
}

const filled = (lines: readonly string[]) =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** The paper as the wire has it. Lines without anything in them are only typed. */
export function toBody(draft: PaperDraft): PaperBody {
  const { title, head, sections, versions, courseTags, topicTags } = draft;
  const { instructions, size, variants, shuffleOptions, rules, identity, ...facts } = head;
  const tags = { courseTags: [...courseTags], topicTags: [...topicTags] };
  return {
    title: title.trim() || DEFAULT_TITLE,
    head: { ...facts, rules: filled(rules), identity: filled(identity), ...tags },
    instructions: filled(instructions),
    sections: sections.map(({ title: heading, note, shuffle, items }) => ({
      title: heading,
      note,
      shuffle,
      items: items.map(({ id, points, space }) => ({
        questionId: Number(id),
        version: versions[id] ?? null,
        points,
        space,
      })),
    })),
    variants,
    shuffleOptions,
    size,
  };
}

/** Stands for a question whose text cannot be had any more; the paper has it all the same. */
const UNKNOWN: Omit<BankQuestion, 'id' | 'version'> = {
  kind: 'uraian',
  subject: '',
  level: '',
  topics: [],
  visibility: 'owner',
  isSample: false,
  owner: null,
  markdown: '',
  options: [],
  answer: '',
  explanation: '',
  points: 0,
  lastUsed: null,
};

/**
 * A paper as it was kept.
 *
 * @param questions what they say in the versions of the paper, by id
 * @param unknown what stands for a question whose text cannot be had any more
 */
export function toDraft(
  paper: PaperAnswer,
  questions: ReadonlyMap<Id, BankQuestion>,
  unknown: string,
): PaperDraft {
  const { title, instructions, variants, shuffleOptions, size } = paper;
  const { courseTags = [], topicTags = [], ...head } = paper.head;
  const versions: Record<string, number> = {};
  const sections = paper.sections.map(
    ({ items, ...section }, index): PaperSectionValue => ({
      ...section,
      id: String(index + 1),
      items: items.map(({ questionId: id, version, points, space }) => {
        versions[id] = version;
        const question = questions.get(id) ?? { ...UNKNOWN, id, version, markdown: unknown };
        return { ...toItem(question), points, space };
      }),
    }),
  );
  return {
    title,
    head: { ...head, instructions, variants, shuffleOptions, size },
    sections: sections.length > 0 ? sections : EMPTY_PAPER.sections,
    courseTags,
    topicTags,
    versions,
  };
}

/** Tells whether two drafts would be kept as the same. */
export const saysTheSame = (one: PaperDraft, other: PaperDraft) =>
  one === other || JSON.stringify(toBody(one)) === JSON.stringify(toBody(other));
