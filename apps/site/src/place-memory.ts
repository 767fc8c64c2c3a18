/** Where someone was on a page: how far they had scrolled, and the link that had focus. */
export interface Place {
  top: number;
  /** The focused link's address; `undefined` when no link had focus. */
  href?: string | undefined;
}

/** The places of this visit, by entry of the browser's history. */
export interface PlaceMemory {
  /** The entry that is being shown from now on. */
  enter(key: string): void;
  /** Notes something about the shown entry. */
  note(part: Partial<Place>): void;
  /** What is known about an entry. */
  recall(key: string): Place;
  /** Lets it outlive the page: a reload finds the places again. */
  keep(): void;
}

const KEY = 'places';

/**
 * Makes a memory, with what an earlier page of this tab has kept.
 *
 * @param storage ends with the tab; `undefined` where the browser refuses it
 */
export function createPlaceMemory(storage?: Pick<Storage, 'getItem' | 'setItem'>): PlaceMemory {
  const places: Record<string, Place> = {};
  let shown = '';
  const recall = (key: string) => places[key] ?? { top: 0 };
  try {
    Object.assign(places, JSON.parse(storage?.getItem(KEY) ?? '{}'));
  } catch {
    // Nothing that can be read: the visit begins anew.
  }
  return {
    enter(key) {
      shown = key;
    },
    note(part) {
      places[shown] = { ...recall(shown), ...part };
    },
    recall,
    keep() {
      try {
        storage?.setItem(KEY, JSON.stringify(places));
      } catch {
        // Storage may be full: then a reload begins at the top.
      }
    },
  };
}
