/**
 * Tells answers of the address to our own changes from changes that came from outside, such as the
 * browser's Back. What was sent comes back later, in order, and some of it may be skipped.
 */
export interface PendingTexts {
  /** Notes a text that was sent to the address. */
  sent(text: string): void;
  /** Tells whether an arrived text is one of ours; those sent before it will not arrive any more. */
  arrived(text: string): boolean;
}

/** Makes an empty memory. */
export function createPendingTexts(): PendingTexts {
  let waiting: string[] = [];
  return {
    sent(text) {
      waiting.push(text);
    },
    arrived(text) {
      const place = waiting.indexOf(text);
      if (place < 0) waiting = [];
      else waiting = waiting.slice(place + 1);
      return place >= 0;
    },
  };
}
