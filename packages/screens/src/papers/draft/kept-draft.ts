import { isRecord, isText, textOr, textsOf } from '../../browser/unknown-record.js';
import type { KeptPaper } from '../editor/paper-keeper.js';
import { readOldForm } from './old-form.js';
import { EMPTY_PAPER, type PaperDraft } from './paper-draft.js';

/** The text in the open editor of the visitor's page. */
export interface OwnText {
  /** The question that is being changed; absent for a new one. */
  id?: string | undefined;
  text: string;
}

/** A paper in the browser: a visitor's, or one whose last changes the server does not have yet. */
export interface KeptDraft {
  draft: PaperDraft;
  /** Where the server has it; absent for a new one. */
  kept?: KeptPaper | undefined;
  /** Absent while no question is being written. */
  own?: OwnText | undefined;
}

/** Under which name the browser keeps a visitor's paper, by person; `''`: of who is not signed in. */
export const draftKeyOf = (userKey: string) => `builder-draft:${userKey}`;

/** Tells what was kept by this version of the page from what another one kept. */
const SHAPE = 1;

/** What the browser keeps of a paper. */
export const toKept = (draft: KeptDraft) => ({ shape: SHAPE, ...draft });

function readOwn(value: unknown): OwnText | undefined {
  if (!isRecord(value) || !isText(value.text)) return undefined;
  return { id: isText(value.id) ? value.id : undefined, text: value.text };
}

/** Reads what was kept; undefined for what is broken, or was kept by another version of the page. */
export function readKept(value: unknown): KeptDraft | undefined {
  if (!isRecord(value)) return undefined;
  const own = readOwn(value.own);
  if (isRecord(value.form)) return { draft: readOldForm(value.form), own };
  if (value.shape !== SHAPE || !isRecord(value.draft)) return undefined;
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
  return { draft, kept: value.kept as KeptDraft['kept'], own };
}
