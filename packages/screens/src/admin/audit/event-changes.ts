import type { AuditEvent } from '@bank-soal/contract/administration';
import type { Change } from '@bank-soal/ui/change-list';
import { changesOf } from '../../model/administration/event-changes.js';

/** Told elsewhere in the row, or by a word beside it. */
const OWN_PLACE = new Set(['count', 'last', 'many', 'set', 'ownerId']);

/** Facts that are names; worth a line only where the thing was renamed. */
const NAMES = new Set(['title', 'name', 'nama']);

/** Name of an event's target at that time. */
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
 * Changes of an event, but for those that the row tells elsewhere.
 *
 * @param labels of the fields, for people
 * @param inWords a value as people read it
 */
export function changesIn(
  event: Pick<AuditEvent, 'before' | 'after'>,
  labels: Readonly<Record<string, string>>,
  inWords: (field: string, value: string) => string,
): Change[] {
  return changesOf(event, labels, inWords).filter(
    ({ id, before, after }) =>
      !OWN_PLACE.has(id) && !(NAMES.has(id) && (before === undefined || after === undefined)),
  );
}
