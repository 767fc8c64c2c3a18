import { isRecord, type UnknownRecord } from '../model/unknown-record.js';
import type { KeyStorage } from '../session/session-store.js';
import type { FieldChange, SetChanges, SetField } from './set-changes.js';
import type { SetForm } from './set-form.js';

const isText = (value: unknown) => typeof value === 'string';
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
};

const FIELDS = Object.keys(KINDS) as SetField[];

/** What was kept of a field; drafts of earlier versions have the level by its name on the wire. */
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
    return differs ? { to: to as FieldChange['to'] } : undefined;
  }
  const change = isRecord(kept.changes) ? keptOf(field, kept.changes) : undefined;
  if (!isRecord(change) || !isValue(change.to)) return undefined;
  const to = change.to as FieldChange['to'];
  return isValue(change.from) ? { from: change.from as FieldChange['to'], to } : { to };
}

/** Reads the changes that were kept as text; none out of anything else. */
export function parseChanges(text: string | null | undefined, stored: SetForm): SetChanges {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (!isRecord(kept)) return {};
  const parts = kept;
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const change = readChange(field, parts, stored);
      return change ? [[field, change]] : [];
    }),
  );
}

/** Where changes are kept between pages. A full or refused storage costs the draft, nothing else. */
export interface ChangesKeeper {
  read(stored: SetForm): SetChanges;
  /** Keeps them; none are taken away. */
  write(changes: SetChanges): void;
}

/** Makes the keeper of one set's changes. */
export function createChangesKeeper(storage: KeyStorage | undefined, key: string): ChangesKeeper {
  return {
    read(stored) {
      try {
        return parseChanges(storage?.getItem(key), stored);
      } catch {
        return {};
      }
    },
    write(changes) {
      try {
        if (Object.keys(changes).length === 0) storage?.removeItem(key);
        else storage?.setItem(key, JSON.stringify({ changes }));
      } catch {
        // What is on the page stays there all the same.
      }
    },
  };
}
