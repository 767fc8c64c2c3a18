import type { AdminSetAnswer } from '@bank-soal/contract/admin-sets';

/** All sets as far as they have come, and what can be asked for. */
export interface AllSets {
  /** What has come, in its order. */
  items: readonly AdminSetAnswer[];
  /** How many match, on all pages together. */
  total: number;
  /** Present while there is more at the server. */
  more:
    | {
        /** The next page is under way. */
        busy: boolean;
        /** It could not be had. */
        failed: boolean;
        /** Asks for it. */
        load: () => void;
      }
    | undefined;
  /** Another list is under way; this is the one before. */
  busy: boolean;
}
