'use client';

import type { PreviewType } from '@bank-soal/contract/files';
import { useCombinedPreview } from '../../data/use-documents.js';
import type { QuestionSet } from '../../model/question-set.js';
import { CombinedView } from './combined-view.js';

/** A combined viewer with its document. */
export function CombinedScreen({ set, type }: { set: QuestionSet; type: PreviewType }) {
  return <CombinedView type={type} state={useCombinedPreview(set, type)} />;
}
