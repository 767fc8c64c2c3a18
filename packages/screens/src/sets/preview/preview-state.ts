import type { FileCategory, PreviewType } from '@bank-soal/contract/files';
import type { ReaderKind } from '../../model/accounts/reader-kind.js';
import type { PagePlace } from '../../model/search/file-results.js';

/** Documents that the reader shows: one of the combined ones, or both. */
export type ReaderView = PreviewType | 'both';

/** State of the preview in the address. */
export interface PreviewState {
  /** In whose place the set is looked at by who may change it; absent: one's own. */
  as?: ReaderKind | undefined;
  /** The chosen tab. */
  tab: FileCategory;
  /** The chosen document; absent: the document of `at`, else the questions. */
  view?: ReaderView | undefined;
  /** The page that is shown first, with what is marked there; absent: the beginning. */
  at?: PagePlace | undefined;
}
