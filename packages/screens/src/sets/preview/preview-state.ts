import type { FileCategory, PreviewType } from '@bank-soal/contract/files';
import type { ReaderKind } from '../../model/accounts/reader-kind.js';
import type { PagePlace } from '../../model/search/file-results.js';

/** What the reader shows: one of the combined documents, or both. */
export type ReaderView = PreviewType | 'both';

/** What of the preview lives in the address. */
export interface PreviewState {
  /** In whose place the set is looked at by who may change it; absent: one's own. */
  as?: ReaderKind | undefined;
  /** The chosen tab. */
  tab: FileCategory;
  /** What somebody chose to read; absent: the document of `at`, else the questions. */
  view?: ReaderView | undefined;
  /** The page that is shown first, with what is marked there; absent: the beginning. */
  at?: PagePlace | undefined;
}
