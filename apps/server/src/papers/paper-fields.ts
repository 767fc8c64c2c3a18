import { randomInt } from 'node:crypto';
import {
  EMPTY_HEAD,
  type PaperChange,
  type PaperFields,
  type PaperHead,
  SEED_MAX,
  UNTITLED_PAPER,
} from '@bank-soal/contract/papers';
import { foldText } from '@bank-soal/contract/sets';
import type { Account } from '../account.js';
import type { DbOrTransaction } from '../db/schema.js';
import { resolveSections } from './own-versions.js';

/** A seed that nobody chose. */
export const newSeed = () => randomInt(SEED_MAX);

/** Defaults of a new paper. */
export const newFields = (): PaperFields => ({
  title: UNTITLED_PAPER,
  head: EMPTY_HEAD,
  instructions: [],
  sections: [],
  variants: 1,
  shuffleOptions: false,
  size: 'A4',
  seed: newSeed(),
});

/** Parts that are set. */
const said = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;

/**
 * Fields of a paper after a change; absent ones stay as they were.
 *
 * @param paper that is changed, whose questions its writers may keep; undefined: a new one
 * @throws Refusal 404 for a question that the account may not see
 */
export async function changedFields(
  db: DbOrTransaction,
  account: Account,
  old: PaperFields,
  { title, head, sections, ...change }: PaperChange,
  paper?: number,
): Promise<PaperFields> {
  return {
    ...old,
    ...(said(change) as Partial<PaperFields>),
    title: title === '' ? UNTITLED_PAPER : (title ?? old.title),
    head: { ...old.head, ...(said(head ?? {}) as Partial<PaperHead>) },
    ...(sections && { sections: await resolveSections(db, account, sections, paper) }),
  };
}

/** Columns of what a paper's writer decides. */
export function columnsOf({ head, instructions, sections, shuffleOptions, ...rest }: PaperFields) {
  const headings = sections.map(({ items: _, ...heading }) => heading);
  return {
    ...rest,
    head: JSON.stringify(head),
    instructions: JSON.stringify(instructions),
    sections: JSON.stringify(headings),
    shuffle_options: shuffleOptions ? 1 : 0,
    search_text: foldText(`${rest.title}\n${head.course}`),
  };
}

/**
 * Rows of a paper's questions.
 *
 * @param putBy by question and version the account that put it in; null: the paper's owner
 */
export const itemRows = (
  paper_id: number,
  { sections }: PaperFields,
  putBy: (questionId: number, version: number) => number | null,
) =>
  sections.flatMap(({ items }, section) =>
    items.map(({ questionId, version, points, space }, position) => {
      const put_by = putBy(questionId, version);
      return {
        paper_id,
        section,
        position,
        question_id: questionId,
        version,
        points,
        space,
        put_by,
      };
    }),
  );
