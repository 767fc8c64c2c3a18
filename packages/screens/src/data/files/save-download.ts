import type { Client } from '@bank-soal/contract/client';
import type { useSWRConfig } from 'swr';
import type { ReaderKind } from '../../model/accounts/reader-kind.js';
import { filesOf, type QuestionSet, type SetFile } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import { ownKeys } from '../own-keys.js';
import { saveBlob } from '../save-blob.js';

/** All files of a set in one archive, as another reader is given it. */
interface ArchiveAs {
  /** That reader. */
  archiveAs: ReaderKind;
}

/** One file of a set, or all of them in one archive. */
export type DownloadChoice = SetFile | 'archive' | ArchiveAs;

const oneMore = (set: QuestionSet): QuestionSet => ({ ...set, downloads: set.downloads + 1 });

const isFile = (what: DownloadChoice): what is SetFile => what !== 'archive' && 'id' in what;

function counts(set: QuestionSet, what: DownloadChoice): boolean {
  return isFile(what) ? what.category === 'questions' : filesOf(set, 'questions').length > 0;
}

/** Fetches and saves from a set; its count on the screen follows. */
export async function saveDownload(
  api: Client,
  mutate: ReturnType<typeof useSWRConfig>['mutate'],
  set: QuestionSet,
  what: DownloadChoice,
): Promise<void> {
  if (isFile(what)) saveBlob((await api.downloadFile({ id: what.id })).data, what.name);
  else {
    const as = what === 'archive' ? undefined : what.archiveAs;
    const { data } = await api.questionSetArchive({ id: set.id, query: { as } });
    saveBlob(data, `${set.title}.zip`);
  }
  void mutate(ownKeys.mySets('downloaded'));
  if (!counts(set, what)) return;
  const here = { revalidate: false };
  void mutate<QuestionSet>(keys.questionSet(set.id), (one) => one && oneMore(one), here);
  void mutate<readonly QuestionSet[]>(
    keys.questionSets,
    (sets) => sets?.map((one) => (one.id === set.id ? oneMore(one) : one)),
    here,
  );
}
