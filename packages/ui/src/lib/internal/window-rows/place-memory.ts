import type { VirtualItem } from '@tanstack/react-virtual';

/** Where a reader was in a windowed list, and how high its rows turned out to be. */
export interface Place {
  /** Scroll position of the window, in pixels. */
  offset: number;
  /** Height of the whole list, in pixels. */
  total: number;
  /** The measured rows. */
  rows: VirtualItem[];
  /** Rows of another number of columns have other heights. */
  columns: number;
}

/** Enough for a walk through the site; the oldest place is forgotten first. */
const MOST = 50;

const places = new Map<string, Place>();

/** Remembers a place for as long as the page lives. */
export function rememberPlace(key: string, place: Place): void {
  places.delete(key);
  places.set(key, place);
  const oldest = places.keys().next().value;
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}

/** The place that was remembered under a key, if any. */
export function recallPlace(key: string): Place | undefined {
  return places.get(key);
}
