import type { Id } from '@bank-soal/contract/ids';
import type { AnswerSpace, PaperSize } from '@bank-soal/contract/paper-words';
import {
  EMPTY_HEAD,
  type PaperAnswer,
  type PaperBody,
  type PaperHead,
} from '@bank-soal/contract/papers';
import type { BankQuestion } from '../../model/bank-question.js';
import { DEFAULT_TITLE } from '../form.js';

/** A question in a paper that is being made. */
export interface DraftItem {
  questionId: Id;
  /** Which of its versions stands in the paper; absent: the one that is current when it is kept. */
  version?: number | undefined;
  /** What it says; absent where it cannot be had any more: the paper has it all the same. */
  question?: BankQuestion | undefined;
  points: number;
  space: AnswerSpace;
}

/** Questions under one heading. */
export interface DraftSection {
  /** Tells it from the others for as long as the page is open. */
  key: string;
  title: string;
  note: string;
  /** The order of its questions differs between variants. */
  shuffle: boolean;
  /** In the order of the paper; a question stands once in all sections together. */
  items: readonly DraftItem[];
}

/** A paper that is being made. */
export interface PaperDraft {
  /** As typed. */
  title: string;
  head: PaperHead;
  /** Said before the first section, a paragraph each. */
  instructions: readonly string[];
  /** At least one. */
  sections: readonly DraftSection[];
  /** 1 to 6. */
  variants: number;
  shuffleOptions: boolean;
  size: PaperSize;
}

/** A section without anything in it. */
export const emptySection = (key: string): DraftSection => ({
  key,
  title: '',
  note: '',
  shuffle: false,
  items: [],
});

/** A paper on which nothing was done yet. */
export const EMPTY_PAPER: PaperDraft = {
  title: DEFAULT_TITLE,
  head: EMPTY_HEAD,
  instructions: [],
  sections: [emptySection('s1')],
  variants: 1,
  shuffleOptions: false,
  size: 'A4',
};

/** A key that no section has. */
export function freeKey(sections: readonly DraftSection[]): string {
  let number = sections.length + 1;
  while (sections.some(({ key }) => key === `s${number}`)) number += 1;
  return `s${number}`;
}

/** All questions of a paper in their order. */
export const itemsOf = ({ sections }: PaperDraft): DraftItem[] =>
  sections.flatMap(({ items }) => items);

/** Tells whether a question stands in the paper. */
export const hasItem = (draft: PaperDraft, id: Id) =>
  itemsOf(draft).some(({ questionId }) => questionId === id);

/** Sum of the points of all questions, without the noise of adding fractions. */
export const totalPoints = (draft: PaperDraft) =>
  Math.round(itemsOf(draft).reduce((sum, { points }) => sum + points, 0) * 100) / 100;

const eachSection = (draft: PaperDraft, change: (section: DraftSection) => DraftSection) => ({
  ...draft,
  sections: draft.sections.map(change),
});

/** Changes a section; its items go by functions of their own. */
export function changeSection(
  draft: PaperDraft,
  key: string,
  part: Partial<Omit<DraftSection, 'key'>>,
): PaperDraft {
  return eachSection(draft, (section) => (section.key === key ? { ...section, ...part } : section));
}

/** Changes a question's points, room or text. */
export function changeItem(draft: PaperDraft, id: Id, part: Partial<DraftItem>): PaperDraft {
  return eachSection(draft, (section) => ({
    ...section,
    items: section.items.map((item) => (item.questionId === id ? { ...item, ...part } : item)),
  }));
}

/** Where an item stands. */
export interface ItemPlace {
  /** Of the section. */
  key: string;
  /** From 0. */
  index: number;
}

/** Finds a question's place. */
export function placeOf({ sections }: PaperDraft, id: Id): ItemPlace | undefined {
  for (const { key, items } of sections) {
    const index = items.findIndex(({ questionId }) => questionId === id);
    if (index >= 0) return { key, index };
  }
  return undefined;
}

/** Takes a question out. */
export function removeItem(draft: PaperDraft, id: Id): PaperDraft {
  return eachSection(draft, (section) => ({
    ...section,
    items: section.items.filter(({ questionId }) => questionId !== id),
  }));
}

/** Puts an item in its place; at the end of the last section where its section is gone. */
export function insertItem(draft: PaperDraft, item: DraftItem, place?: ItemPlace): PaperDraft {
  if (hasItem(draft, item.questionId)) return draft;
  const known = draft.sections.find(({ key }) => key === place?.key);
  const into = known ?? draft.sections.at(-1);
  return eachSection(draft, (section) => {
    if (section !== into) return section;
    const at = known && place ? place.index : section.items.length;
    return { ...section, items: section.items.toSpliced(at, 0, item) };
  });
}

/** Adds a question of the bank at the end of the last section. */
export function addQuestion(draft: PaperDraft, question: BankQuestion): PaperDraft {
  const { id, version, points } = question;
  const space = question.kind === 'uraian' || question.kind === 'kode' ? 'lines4' : 'none';
  return insertItem(draft, { questionId: id, version, question, points, space });
}

/** Moves a question to a place, counted without the question itself. */
export function moveItem(draft: PaperDraft, id: Id, to: ItemPlace): PaperDraft {
  const item = itemsOf(draft).find(({ questionId }) => questionId === id);
  return item ? insertItem(removeItem(draft, id), item, to) : draft;
}

/** Takes a section out; its questions go to the one before, or the one after it. The last one stays. */
export function removeSection(draft: PaperDraft, key: string): PaperDraft {
  const at = draft.sections.findIndex((section) => section.key === key);
  const section = draft.sections[at];
  const heir = draft.sections[at === 0 ? 1 : at - 1];
  if (section === undefined || heir === undefined) return draft;
  const items = at === 0 ? [...section.items, ...heir.items] : [...heir.items, ...section.items];
  const sections = draft.sections.filter((one) => one !== section);
  return changeSection({ ...draft, sections }, heir.key, { items });
}

/** The paper as the wire has it. */
export function toBody(draft: PaperDraft): PaperBody {
  const { head, instructions, sections, ...rest } = draft;
  return {
    ...rest,
    title: draft.title.trim() || DEFAULT_TITLE,
    head: { ...head, rules: [...head.rules], identity: [...head.identity] },
    instructions: [...instructions],
    sections: sections.map(({ key: _, items, ...section }) => ({
      ...section,
      items: items.map(({ questionId, version, points, space }) => ({
        questionId,
        ...(version !== undefined && { version }),
        points,
        space,
      })),
    })),
  };
}

/**
 * A paper as it was kept.
 *
 * @param questionOf what a question says in a version; undefined where it cannot be had
 */
export function toDraft(
  paper: PaperAnswer,
  questionOf: (id: Id, version: number) => BankQuestion | undefined,
): PaperDraft {
  const { title, head, instructions, variants, shuffleOptions, size } = paper;
  const sections = paper.sections.map(
    ({ items, ...section }, index): DraftSection => ({
      key: `s${index + 1}`,
      ...section,
      items: items.map((item) => ({
        ...item,
        question: questionOf(item.questionId, item.version),
      })),
    }),
  );
  return {
    title,
    head,
    instructions,
    sections: sections.length > 0 ? sections : EMPTY_PAPER.sections,
    variants,
    shuffleOptions,
    size,
  };
}

/** Tells whether two drafts would be kept as the same. */
export const saysTheSame = (one: PaperDraft, other: PaperDraft) =>
  one === other || JSON.stringify(toBody(one)) === JSON.stringify(toBody(other));
