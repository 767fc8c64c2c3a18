import type { PaperItemValue, PaperSectionValue } from './paper-parts.js';

/** One row of the list that all sections share: the head of a section, a question, or what brings one back. */
export type PaperRow =
  | { kind: 'head'; section: number }
  | { kind: 'item'; item: PaperItemValue; section: number; number: number }
  | { kind: 'undo' };

/**
 * The rows of all sections below the first one's head. They stand in one list, so that a question is moved
 * past a head like past another question, by whatever means.
 *
 * @param undoAt index of the row that brings back what was removed there
 */
export function paperRows(sections: readonly PaperSectionValue[], undoAt?: number): PaperRow[] {
  let number = 0;
  const rows = sections.flatMap(({ items }, section): PaperRow[] => [
    ...(section > 0 ? [{ kind: 'head' as const, section }] : []),
    ...items.map((item) => ({ kind: 'item' as const, item, section, number: (number += 1) })),
  ]);
  if (undoAt !== undefined) rows.splice(undoAt, 0, { kind: 'undo' });
  return rows;
}

/** The sections with the questions that now stand below each one's head. */
export function sectionsOf(
  rows: readonly PaperRow[],
  sections: readonly PaperSectionValue[],
): PaperSectionValue[] {
  const items: PaperItemValue[][] = [[]];
  for (const row of rows) {
    if (row.kind === 'head') items.push([]);
    else if (row.kind === 'item') items.at(-1)?.push(row.item);
  }
  return sections.map((section, index) => ({ ...section, items: items[index] ?? [] }));
}

/** Where a question stands: its section and its place there, both from 0, and how many that has. */
export function placeOf(rows: readonly PaperRow[], index: number) {
  let section = 0;
  let at = 0;
  for (const row of rows.slice(0, index)) {
    if (row.kind === 'head') {
      section += 1;
      at = 0;
    } else if (row.kind === 'item') at += 1;
  }
  const rest = rows.slice(index);
  const end = rest.findIndex(({ kind }) => kind === 'head');
  const here = (end === -1 ? rest : rest.slice(0, end)).filter(({ kind }) => kind === 'item');
  return { section, at, count: at + here.length };
}
