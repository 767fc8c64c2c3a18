import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { EXAM_KINDS, TERMS } from '@bank-soal/contract/sets';
import { isRecord, textOr, textsOf, type UnknownRecord } from '../../browser/unknown-record.js';
import { parseRelease } from '../form/parse-release.js';
import { isUntouched, type SetForm } from '../form/set-form.js';
import type { KnownSet } from './ensure-set.js';
import type { UploadItem } from './upload-items.js';

/** State of an upload that outlives the page. The bytes of files do not. */
export interface UploadDraft {
  form: SetForm;
  /** The set that was created already: the upload goes on with it. */
  setId?: number;
  /** The set's values, as far as the server knows. */
  saved?: SetForm;
  /** Values that were sent for a new set when no answer came: the set may be there all the same. */
  attempted?: SetForm;
  /** Files that the server has. */
  sent: readonly Pick<UploadItem, 'category' | 'name' | 'size' | 'fileId'>[];
  /** Names of the files that were chosen and not sent. */
  unsent: readonly string[];
}

const numberOr = <T>(value: unknown, other: T) => (typeof value === 'number' ? value : other);

function readForm(value: UnknownRecord): SetForm {
  return {
    title: textOr(value.title, ''),
    subject: textOr(value.subject, ''),
    topics: textsOf(value.topics),
    // Drafts of earlier versions have it by the name that it has on the wire.
    level: textOr(value.level ?? value.difficulty, ''),
    year: numberOr(value.year, null),
    questionCount: numberOr(value.questionCount, null),
    description: textOr(value.description, ''),
    examKind: EXAM_KINDS.find((one) => one === value.examKind) ?? null,
    term: TERMS.find((one) => one === value.term) ?? null,
    release: parseRelease(value.release),
  };
}

function readSent(value: unknown): UploadDraft['sent'][number][] {
  if (!isRecord(value)) return [];
  const category = FILE_CATEGORIES.find((one) => one === value.category);
  if (!category || typeof value.fileId !== 'number') return [];
  const { fileId } = value;
  return [{ category, name: textOr(value.name, ''), size: numberOr(value.size, 0), fileId }];
}

/** Reads a draft that was kept; `undefined` for anything else. */
export function readDraft(value: unknown): UploadDraft | undefined {
  if (!isRecord(value) || !isRecord(value.form)) return undefined;
  return {
    form: readForm(value.form),
    setId: numberOr(value.setId, undefined),
    saved: isRecord(value.saved) ? readForm(value.saved) : undefined,
    attempted: isRecord(value.attempted) ? readForm(value.attempted) : undefined,
    sent: Array.isArray(value.sent) ? value.sent.flatMap(readSent) : [],
    unsent: textsOf(value.unsent),
  };
}

/**
 * Stored state of an upload; nothing while there is nothing to lose.
 *
 * @param lost names of files of an earlier page that were not chosen again
 */
export function draftOf(
  form: SetForm,
  known: KnownSet,
  items: readonly UploadItem[],
  lost: readonly string[],
): UploadDraft | undefined {
  if (isUntouched(form) && items.length === 0 && known.attempted === undefined) return undefined;
  const sent = items
    .filter((item) => item.status === 'done')
    .map(({ category, name, size, fileId }) => ({ category, name, size, fileId }));
  const unsent = items.filter((item) => item.status !== 'done').map(({ name }) => name);
  return { form, ...known, sent, unsent: [...lost, ...unsent] };
}
