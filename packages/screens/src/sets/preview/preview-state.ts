import type { FileCategory } from '@bank-soal/contract/files';

/** What of the preview lives in the address. */
export interface PreviewState {
  /** The chosen tab. */
  tab: FileCategory;
}
