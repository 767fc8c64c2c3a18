/** A list that comes page by page. */
export interface Paged<T> {
  /** Items so far, in their order. */
  items: readonly T[];
  /** How many there are, on all pages together. */
  total: number;
  /** Present while there is more at the server. */
  more: { busy: boolean; failed: boolean; load: () => void } | undefined;
  /** Another list is under way; this is the one before. */
  busy: boolean;
}
