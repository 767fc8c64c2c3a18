import type { AuditEvent } from '@bank-soal/contract/audit';
import type { Change } from '@bank-soal/ui/change-list';
import type { Messages } from '../../messages/messages.js';

/** Told elsewhere in the row. */
const OWN_PLACE = new Set(['count', 'last', 'many']);

/** What an event's thing is called. */
export function nameIn({ before, after }: AuditEvent): string | undefined {
  const facts = { ...before, ...after };
  const name = facts.title ?? facts.name ?? facts.nama;
  return typeof name === 'string' ? name : undefined;
}

const asText = (value: unknown) => (value === undefined ? undefined : String(value ?? ''));

/** What an event has changed; what is the same before and after is left out. */
export function changesIn(
  { before, after }: AuditEvent,
  labels: Messages['audit']['facts'],
): Change[] {
  const names: Readonly<Record<string, string>> = labels;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !OWN_PLACE.has(field))
    .map((field) => ({
      id: field,
      label: names[field] ?? field,
      before: asText(before?.[field]),
      after: asText(after?.[field]),
    }))
    .filter((change) => change.before !== change.after)
    .map(({ before: was, after: is, ...rest }) => ({
      ...rest,
      ...(was !== undefined && { before: was }),
      ...(is !== undefined && { after: is }),
    }));
}
