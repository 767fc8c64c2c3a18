import type { PreviewType } from '@bank-soal/contract/files';
import { useCombinedPreview } from '../../data/files/use-documents.js';
import type { ReaderKind } from '../../model/accounts/reader-kind.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { CombinedView } from './combined-view.js';
import type { ViewerPlace } from './viewer-props.js';

export interface CombinedScreenProps {
  set: QuestionSet;
  type: PreviewType;
  /** Where it begins, and what is marked. */
  at?: ViewerPlace | undefined;
  /** In whose place it is read. */
  as?: ReaderKind | undefined;
}

/** A combined viewer with its document. */
export function CombinedScreen({ set, type, at, as }: CombinedScreenProps) {
  return <CombinedView type={type} at={at} state={useCombinedPreview(set, type, as)} />;
}
