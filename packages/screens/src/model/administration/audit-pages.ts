import type { AuditEvent } from '@bank-soal/contract/administration';
import type { Paged } from '../paged.js';

/** What came so far of the events that match; busy while a page is on its way. */
export interface AuditPages extends Paged<AuditEvent> {
  /** Asks anew for what is there. */
  refresh: () => void;
}
