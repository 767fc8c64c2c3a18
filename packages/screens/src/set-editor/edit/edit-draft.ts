import { EXAM_KINDS, TERMS } from '@bank-soal/contract/sets';
import { isRecord, isText, type UnknownRecord } from '../../browser/unknown-record.js';
import type { FieldChange } from '../../model/field-changes.js';
import { parseRelease } from '../form/parse-release.js';
import type { SetForm } from '../form/set-form.js';
import type { SetChanges, SetField } from './set-changes.js';

const isCount = (value: unknown) => value === null || typeof value === 'number';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const KINDS: Record<SetField, (value: unknown) => boolean> = {
  title: isText,
  subject: isText,
  topics: isTexts,
  level: isText,
  year: isCount,
  questionCount: isCount,
  description: isText,
  examKind: (value) => value === null || EXAM_KINDS.some((one) => one === value),
  term: (value) => value === null || TERMS.some((one) => one === value),
  release: (value) => value === null || parseRelease(value) !== null,
};

const FIELDS = Object.keys(KINDS) as SetField[];

/** Stored value of a field; drafts of earlier versions have the level by its name on the wire. */
function keptOf(field: SetField, kept: UnknownRecord): unknown {
  return kept[field] ?? (field === 'level' ? kept.difficulty : undefined);
}

/** One field's change out of what was kept; drafts of earlier versions hold only what was typed. */
function readChange(
  field: SetField,
  kept: UnknownRecord,
  stored: SetForm,
): FieldChange | undefined {
  const isValue = KINDS[field];
  if (isRecord(kept.form)) {
    const to = keptOf(field, kept.form);
    const differs = isValue(to) && JSON.stringify(to) !== JSON.stringify(stored[field]);
    return differs ? { to } : undefined;
  }
  const change = isRecord(kept.changes) ? keptOf(field, kept.changes) : undefined;
  if (!isRecord(change) || !isValue(change.to)) return undefined;
  const { from, to } = change;
  return isValue(from) ? { from, to } : { to };
}

/**
 * Reads the changes that were kept; none out of anything else.
 *
 * @param stored what the set says by now
 */
export function readChanges(kept: unknown, stored: SetForm): SetChanges {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const change = readChange(field, kept, stored);
      return change ? [[field, change]] : [];
    }),
  );
}

/** Stored form of the changes; nothing when there are none. */
export function keptChanges(changes: SetChanges): { changes: SetChanges } | undefined {
  return Object.keys(changes).length === 0 ? undefined : { changes };
}
