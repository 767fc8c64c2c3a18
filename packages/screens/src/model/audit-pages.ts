import type { AuditEvent } from '@bank-soal/contract/audit';

/** What came so far of the events that match. */
export interface AuditPages {
  events: readonly AuditEvent[];
  /** How many match, on all pages together. */
  total: number;
  hasMore: boolean;
  /** A page is on its way. */
  busy: boolean;
  /** What was asked for last could not be had. */
  failed: boolean;
  /** Asks for the next page, or again for the one that failed. */
  load: () => void;
  /** Asks anew for what is there. */
  refresh: () => void;
}
