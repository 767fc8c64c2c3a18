import type { PreviewType } from '@bank-soal/contract/files';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PdfViewer } from '@bank-soal/ui/pdf-viewer';
import { previewTexts } from '../../indonesian/preview.js';
import type { LoadState } from '../../model/load-state.js';
import { placeProps, type ViewerPlace, viewerProps } from './viewer-props.js';

export interface CombinedViewProps {
  type: PreviewType;
  state: LoadState<Blob>;
  /** Where it begins, and what is marked. */
  at?: ViewerPlace | undefined;
}

/** One of the two viewers on top, 600 px high. */
export function CombinedView({ type, state, at }: CombinedViewProps) {
  const previewMessages = useTexts(previewTexts);
  const { content, state: status, onRetry } = viewerProps(state);
  return (
    <PdfViewer
      label={previewMessages.combined[type]}
      data={content}
      state={status}
      failedText={previewMessages.combinedFailed[type]}
      onRetry={onRetry}
      {...placeProps(at)}
    />
  );
}
