import type { Change } from '@bank-soal/ui/change-list';

/** Facts before and after; null where there were none. */
export interface ChangedFacts {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/**
 * Changes of an event, without equal values and without facts that have no
 * name here.
 *
 * @param names of the fields, for people
 * @param inWords a value as people read it
 */
export function changesOf(
  { before, after }: ChangedFacts,
  names: Readonly<Record<string, string>>,
  inWords: (field: string, value: string) => string,
): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const textOf = (field: string, value: unknown) =>
    value === null || value === '' ? '' : inWords(field, String(value));
  return fields.flatMap((field) => {
    const [was, is] = [before?.[field], after?.[field]];
    const label = names[field];
    if (label === undefined || was === is) return [];
    return {
      id: field,
      label,
      ...(was !== undefined && { before: textOf(field, was) }),
      ...(is !== undefined && { after: textOf(field, is) }),
    };
  });
}
