const CONTROLS = 'a[href], button, input';

/** Where a control stands in a list or a table: in which entry, as which of its controls. */
export interface EntryPlace {
  /** The entries beside it, the following one first. */
  neighbours: readonly Element[];
  index: number;
}

/** Notes where a control stands; `undefined` outside of entries. */
export function entryPlace(control: Element): EntryPlace | undefined {
  const entry = control.closest('li, tr');
  if (!entry) return undefined;
  return {
    neighbours: [entry.nextElementSibling, entry.previousElementSibling].filter(
      (neighbour) => neighbour !== null,
    ),
    index: [...entry.querySelectorAll(CONTROLS)].indexOf(control),
  };
}

/** The same control of an entry beside the one that is gone. */
export function neighbourControl({ neighbours, index }: EntryPlace): HTMLElement | undefined {
  return neighbours
    .filter(({ isConnected }) => isConnected)
    .map((entry) => entry.querySelectorAll<HTMLElement>(CONTROLS)[index])
    .find((control) => control !== undefined);
}
