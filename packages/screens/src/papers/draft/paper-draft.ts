import type { Id } from '@bank-soal/contract/common';
import { EMPTY_HEAD } from '@bank-soal/contract/papers';
import {
  newSection,
  type PaperHeadValue,
  type PaperItemValue,
  type PaperSectionValue,
} from '@bank-soal/ui/papers';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import { PLAIN, type QuestionFacts } from './question.js';

/** What a paper is called until it gets a title. */
export const DEFAULT_TITLE = 'Untitled Form';

/** A paper that is being made: on the server's side of the wire, or a visitor's in the browser. */
export interface PaperDraft {
  /** As typed. */
  title: string;
  /** As typed: each line is printed as one instruction before the questions; '' for none. */
  description: string;
  /** What is printed before the questions, and how. */
  head: PaperHeadValue;
  /** At least one; a question stands once in all of them together. */
  sections: readonly PaperSectionValue[];
  /** Names that the paper is marked with, each once. */
  courseTags: readonly string[];
  /** As `courseTags`. */
  topicTags: readonly string[];
  /** What the orders of its variants are made from; undefined: what the server has. */
  seed?: number | undefined;
  /** Which version of a question stands in the paper, by its id, of those taken out too. */
  versions: Readonly<Record<string, number>>;
  /** What a visitor's questions say of themselves, by id: the server knows none of them yet. */
  facts?: Readonly<Record<string, QuestionFacts>>;
}

/** A paper on which nothing was done yet. */
export const EMPTY_PAPER: PaperDraft = {
  title: DEFAULT_TITLE,
  description: '',
  head: { ...EMPTY_HEAD, size: 'A4', variants: 1, shuffleOptions: false },
  sections: [newSection([])],
  courseTags: [],
  topicTags: [],
  versions: {},
};

/** What a new paper says before anybody typed anything. */
export type HeadDefaults = Partial<
  Pick<PaperHeadValue, 'university' | 'faculty' | 'lecturer' | 'rules'>
>;

/** A head whose empty fields say what is known already; what was typed stays. */
export function withDefaults(draft: PaperDraft, defaults: HeadDefaults): PaperDraft {
  const { head } = draft;
  const { university, faculty, lecturer, rules } = head;
  return {
    ...draft,
    head: {
      ...head,
      university: university || (defaults.university ?? ''),
      faculty: faculty || (defaults.faculty ?? ''),
      lecturer: lecturer || (defaults.lecturer ?? ''),
      rules: rules.length > 0 ? rules : (defaults.rules ?? []),
    },
  };
}

/** The title, or the default one where it is blank. */
export const titleOf = ({ title }: Pick<PaperDraft, 'title'>): string =>
  title.trim() || DEFAULT_TITLE;

/** All questions of a paper in their order. */
export const itemsOf = ({ sections }: PaperDraft): PaperItemValue[] =>
  sections.flatMap(({ items }) => [...items]);

/** Tells whether a question stands in the paper. */
export const hasItem = (draft: PaperDraft, id: Id | string) =>
  itemsOf(draft).some((item) => item.id === String(id));

/** A question that somebody wrote without saying what it belongs to. */
export const isPlain = ({ isSample, subject }: BankQuestion) => !isSample && subject === '';

/** Of a plain question, nobody said how hard it is either. */
const shownLevel = (question: BankQuestion) => (isPlain(question) ? PLAIN.level : question.level);

/** A question as it stands in a paper. */
export function toItem(question: BankQuestion): PaperItemValue {
  const { id, kind, markdown, options, answer, answers, tolerance, explanation, points } = question;
  return {
    id: String(id),
    question: { kind, markdown, options, answer, answers, tolerance, explanation },
    level: shownLevel(question),
    points,
    space: kind === 'uraian' || kind === 'kode' ? 'lines4' : 'none',
  };
}

const withVersion = ({ versions }: PaperDraft, { id, version }: BankQuestion) => ({
  ...versions,
  [id]: version,
});

/** The course of its first question is that of the paper, unless one was typed. */
function headWith({ head, ...draft }: PaperDraft, { subject }: BankQuestion): PaperHeadValue {
  const isFirst = draft.sections.every(({ items }) => items.length === 0);
  return isFirst && head.course === '' ? { ...head, course: subject } : head;
}

/** Adds a question of the bank at the end of the last section. */
export function addQuestion(draft: PaperDraft, question: BankQuestion): PaperDraft {
  if (hasItem(draft, question.id)) return draft;
  const last = draft.sections.length - 1;
  return {
    ...draft,
    head: headWith(draft, question),
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
