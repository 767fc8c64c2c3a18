import type { FileCategory } from '@bank-soal/contract/files';
import type { PagePlace } from '../../model/file-results.js';

/** What of the preview lives in the address. */
export interface PreviewState {
  /** The chosen tab. */
  tab: FileCategory;
  /** The page that is shown first, with what is marked there; absent: the beginning. */
  at?: PagePlace | undefined;
}
