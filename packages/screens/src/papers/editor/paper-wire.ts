import type { Id } from '@bank-soal/contract/common';
import type { PaperAnswer, PaperBody } from '@bank-soal/contract/papers';
import type { ExamPaper } from '@bank-soal/paper/exam';
import type { PaperSectionValue } from '@bank-soal/ui/papers';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import { EMPTY_PAPER, type PaperDraft, titleOf, toItem } from '../draft/paper-draft.js';

const filled = (lines: readonly string[]) =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** The paper as the wire has it. Lines without anything in them are only typed. */
export function toBody(draft: PaperDraft): PaperBody {
  const { description, head, sections, versions, courseTags, topicTags, seed } = draft;
  const { size, variants, shuffleOptions, rules, identity, ...facts } = head;
  const tags = { courseTags: [...courseTags], topicTags: [...topicTags] };
  return {
    title: titleOf(draft),
    head: { ...facts, rules: filled(rules), identity: filled(identity), ...tags },
    instructions: filled(description.split('\n')),
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
    ...(seed !== undefined && { seed }),
  };
}

/** The paper as it is printed: what the server writes its files from, without the pictures' bytes. */
export function toExam(draft: PaperDraft): ExamPaper {
  const { description, head, sections, seed = 0 } = draft;
  const { size, variants, shuffleOptions, rules, identity, ...facts } = head;
  return {
    title: titleOf(draft),
    head: { ...facts, rules: filled(rules), identity: filled(identity) },
    instructions: filled(description.split('\n')),
    sections: sections.map(({ title: heading, note, shuffle, items }) => ({
      title: heading,
      note,
      shuffle,
      items: items.map(({ id, question, points, space }) => ({
        questionId: Number(id),
        ...question,
        points: points ?? 0,
        space,
      })),
    })),
    variants,
    shuffleOptions,
    size,
    seed,
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
  const { title, instructions, variants, shuffleOptions, size, seed } = paper;
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
    description: instructions.join('\n'),
    head: { ...head, variants, shuffleOptions, size },
    sections: sections.length > 0 ? sections : EMPTY_PAPER.sections,
    courseTags,
    topicTags,
    versions,
    seed,
  };
}

/** Tells whether two drafts would be kept as the same. */
export const saysTheSame = (one: PaperDraft, other: PaperDraft) =>
  one === other || JSON.stringify(toBody(one)) === JSON.stringify(toBody(other));
