'use client';

import type { PreviewType } from '@bank-soal/contract/files';
import { useCombinedPreview } from '../../data/use-documents.js';
import type { QuestionSet } from '../../model/question-set.js';
import type { ReaderKind } from '../../model/reader-kind.js';
import { CombinedView } from './combined-view.js';
import type { ViewerPlace } from './viewer-props.js';

/** Props of {@link CombinedScreen}. */
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
