import { isRecord, textOr, textsOf } from '../../browser/unknown-record.js';
import { EMPTY_PAPER, type PaperDraft } from './paper-draft.js';
import type { KeptPaper } from './paper-keeper.js';

/** A paper whose last changes the server does not have yet. */
export interface KeptDraft {
  draft: PaperDraft;
  /** Where it was kept before; absent for a new one. */
  kept?: KeptPaper | undefined;
}

/** Tells what was kept by this version of the page from what another one kept. */
const SHAPE = 1;

/** What is kept in the browser until the server has it. */
export const toKept = ({ draft, kept }: KeptDraft) => ({ shape: SHAPE, draft, kept });

/** Reads what was kept; undefined for what is broken, or was kept by another version of the page. */
export function readKept(value: unknown): KeptDraft | undefined {
  if (!isRecord(value) || value.shape !== SHAPE || !isRecord(value.draft)) return undefined;
  const { title, head, sections, versions } = value.draft;
  if (typeof title !== 'string' || !isRecord(head) || !isRecord(versions)) return undefined;
  if (!Array.isArray(sections) || sections.length === 0) return undefined;
  // Drafts that were kept before have these lines in the head.
  const { instructions, ...rest } = head;
  const description = textOr(value.draft.description, textsOf(instructions).join('\n'));
  const known = value.draft as unknown as PaperDraft;
  const draft = {
    ...EMPTY_PAPER,
    ...known,
    head: rest as unknown as PaperDraft['head'],
    description,
  };
  return { draft, kept: value.kept as KeptDraft['kept'] };
}
