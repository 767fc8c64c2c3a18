/** How the rows of a table are laid out, by the table's own width. */
export type TableLayout = 'cards' | 'narrow' | 'wide';

/** Where the layouts change, in rem. */
export interface TableLimits {
  /** Below it rows are cards. */
  cards: number;
  /** Below it cells are to be narrow. */
  narrow: number;
}

/** Wider than a scrollbar: a layout that brings one, or takes it away, must not take itself back. */
const SLACK = 1.5;

/**
 * The layout for a width.
 *
 * @param width of the table in rem
 * @param before the layout until now: a roomier one is taken only with some room to spare
 */
export function layoutAt(width: number, limits: TableLimits, before?: TableLayout): TableLayout {
  const spare = (layout: TableLayout) => (before === layout ? SLACK : 0);
  if (width < limits.cards + spare('cards')) return 'cards';
  if (width < limits.narrow + Math.max(spare('narrow'), spare('cards'))) return 'narrow';
  return 'wide';
}
