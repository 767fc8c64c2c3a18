import type { AuditEvent } from '@bank-soal/contract/audit';
import type { Change } from '@bank-soal/ui/change-list';

/** Told elsewhere in the row, or by a word beside it. */
const OWN_PLACE = new Set(['count', 'last', 'many', 'set', 'ownerId']);

/** What something is called; worth a line only where it was renamed. */
const NAMES = new Set(['title', 'name', 'nama']);

/** What an event's thing was called then. */
export function nameIn({
  before,
  after,
}: Pick<AuditEvent, 'before' | 'after'>): string | undefined {
  const facts = { ...before, ...after };
  const name = facts.title ?? facts.name ?? facts.nama;
  return typeof name === 'string' ? name : undefined;
}

/** The set that an event's facts name, which may be gone. */
export function hasSet({ before, after }: Pick<AuditEvent, 'before' | 'after'>): boolean {
  return before?.set !== undefined || after?.set !== undefined;
}

/**
 * What an event has changed; what is the same before and after is left out, and what has no name here.
 *
 * @param labels of the fields, for people
 * @param inWords a value as people read it
 */
export function changesIn(
  { before, after }: Pick<AuditEvent, 'before' | 'after'>,
  labels: Readonly<Record<string, string>>,
  inWords: (field: string, value: string) => string,
): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const textOf = (field: string, value: unknown) =>
    value === null || value === '' ? '' : inWords(field, String(value));
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    const label = labels[field];
    if (label === undefined || OWN_PLACE.has(field) || was === is) return [];
    if (NAMES.has(field) && (was === undefined || is === undefined)) return [];
    return {
      id: field,
      label,
      ...(was !== undefined && { before: textOf(field, was) }),
      ...(is !== undefined && { after: textOf(field, is) }),
    };
  });
}
