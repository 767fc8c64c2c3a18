/** Where someone was on a page: how far they had scrolled, and the link that had focus. */
export interface Place {
  top: number;
  /** The focused link's address; `undefined` when no link had focus. */
  href: string | undefined;
}

/** The places of this visit, by entry of the browser's history. */
export interface PlaceMemory {
  /** The entry that is being shown from now on. */
  enter(key: string): void;
  /** Notes something about the shown entry. */
  note(part: Partial<Place>): void;
  /** What is known about an entry. */
  recall(key: string): Place;
}

const START: Place = { top: 0, href: undefined };

/** Makes an empty memory. */
export function createPlaceMemory(): PlaceMemory {
  const places = new Map<string, Place>();
  let shown = '';
  const recall = (key: string) => places.get(key) ?? START;
  return {
    enter(key) {
      shown = key;
    },
    note(part) {
      places.set(shown, { ...recall(shown), ...part });
    },
    recall,
  };
}
