import type { AuditEvent } from '@bank-soal/contract/administration';
import type { Paged } from '../paged.js';

/** Events that match, as far as they came; busy while a page is on its way. */
export interface AuditPages extends Paged<AuditEvent> {
  /** Asks anew for what is there. */
  refresh: () => void;
}
