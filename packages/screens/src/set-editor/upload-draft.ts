import { FILE_CATEGORIES } from '@bank-soal/contract/files';
import { isRecord } from '../model/unknown-record.js';
import { emptyForm, type SetForm } from './set-form.js';
import type { UploadItem } from './upload-items.js';

/** What of an upload outlives the page. The bytes of files do not. */
export interface UploadDraft {
  form: SetForm;
  /** The set that was created already: the upload goes on with it. */
  setId?: number;
  /** What that set says, as far as the server knows. */
  saved?: SetForm;
  /** What was to become a set when no answer came: the set may be there all the same. */
  attempted?: SetForm;
  /** Files that the server has. */
  sent: readonly Pick<UploadItem, 'category' | 'name' | 'size' | 'fileId'>[];
  /** Names of the files that were chosen and not sent. */
  unsent: readonly string[];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const numberOr = <T>(value: unknown, other: T) => (typeof value === 'number' ? value : other);

function readForm(value: unknown, year: number): SetForm {
  if (!isRecord(value)) return emptyForm(year);
  return {
    title: text(value.title),
    subject: text(value.subject),
    topics: texts(value.topics),
    // Drafts of earlier versions have it by the name that it has on the wire.
    level: text(value.level ?? value.difficulty),
    year: numberOr(value.year, null),
    questionCount: numberOr(value.questionCount, null),
    description: text(value.description),
  };
}

function readSent(value: unknown): UploadDraft['sent'][number][] {
  if (!isRecord(value)) return [];
  const category = FILE_CATEGORIES.find((one) => one === value.category);
  if (!category || typeof value.fileId !== 'number') return [];
  const { fileId } = value;
  return [{ category, name: text(value.name), size: numberOr(value.size, 0), fileId }];
}

/** Reads a draft that was kept as text; `undefined` for anything else. */
export function parseDraft(kept: string | null | undefined, year: number): UploadDraft | undefined {
  let value: unknown;
  try {
    value = JSON.parse(kept ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !isRecord(value.form)) return undefined;
  return {
    form: readForm(value.form, year),
    setId: numberOr(value.setId, undefined),
    saved: isRecord(value.saved) ? readForm(value.saved, year) : undefined,
    attempted: isRecord(value.attempted) ? readForm(value.attempted, year) : undefined,
    sent: Array.isArray(value.sent) ? value.sent.flatMap(readSent) : [],
    unsent: texts(value.unsent),
  };
}

/** The draft as text. */
export function writeDraft(draft: UploadDraft): string {
  return JSON.stringify(draft);
}
