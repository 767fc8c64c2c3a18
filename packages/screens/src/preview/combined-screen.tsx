'use client';

import type { PreviewType } from '@bank-soal/contract/files';
import { useCombinedPreview } from '../data/use-documents.js';
import { CombinedView } from './combined-view.js';

/** A combined viewer with its document. */
export function CombinedScreen({ setId, type }: { setId: number; type: PreviewType }) {
  return <CombinedView type={type} state={useCombinedPreview(setId, type)} />;
}
