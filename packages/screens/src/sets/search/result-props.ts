import type { DownloadChoice } from '../../data/files/use-download.js';
import type { DownloadNotice } from '../../data/files/use-downloads.js';
import type { PickedSets } from '../../model/sets/picked-sets.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { SetHref } from '../../model/sets/set-query.js';

/** Props of the results, however they are shown. */
export interface ResultProps {
  sets: readonly QuestionSet[];
  /** Searched words, which are marked. */
  text: string | readonly string[];
  previewHref: (id: number) => string;
  /** Leads to all sets of a course, a topic or a lecturer. */
  hrefOf: SetHref;
  /** Ids of the sets of which a file is being fetched. */
  downloading: ReadonlySet<number>;
  notice: DownloadNotice | undefined;
  /** Names this visit of the page: whoever comes back to it finds the place where they were. */
  placeKey?: string;
  /** Fetches a file, or all; without one the set has none. */
  onDownload: (set: QuestionSet, what: DownloadChoice | undefined) => void;
  onDismiss: () => void;
  /** Which are chosen, where several are. */
  picked?: PickedSets | undefined;
}
