import type { PreviewType } from '@bank-soal/contract/files';
import { TextPreview, UnsupportedPreview } from '@bank-soal/ui/files';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PdfViewer } from '@bank-soal/ui/pdf-viewer';
import { previewTexts } from '../../indonesian/preview.js';
import { combinedOf } from '../../model/files/combined-of.js';
import type { LoadState } from '../../model/load-state.js';
import type { SetFile } from '../../model/sets/question-set.js';
import { combinedId } from './combined-id.js';
import { JumpLink } from './jump-link.js';
import { placeProps, type ViewerPlace, viewerProps } from './viewer-props.js';

export interface PdfFileViewProps {
  file: SetFile;
  state: LoadState<Blob>;
  /** Where it begins, and what is marked. */
  at?: ViewerPlace | undefined;
  /** Called with the page that is looked at, counted from 1. */
  onPageChange?: ((page: number) => void) | undefined;
}

/** A PDF file, page by page. */
export function PdfFileView({ file, state, at, onPageChange }: PdfFileViewProps) {
  const previewMessages = useTexts(previewTexts);
  const { content, state: status, onRetry } = viewerProps(state);
  return (
    <PdfViewer
      label={file.name}
      data={content}
      state={status}
      failedText={previewMessages.pdfFailed}
      onRetry={onRetry}
      {...(onPageChange && { onPageChange })}
      {...placeProps(at)}
    />
  );
}

export interface TextFileViewProps {
  file: SetFile;
  state: LoadState<string>;
  /** The marked place. */
  at?: ViewerPlace | undefined;
}

/** A text file as it is. */
export function TextFileView({ file, state, at }: TextFileViewProps) {
  const previewMessages = useTexts(previewTexts);
  const { content, state: status, onRetry } = viewerProps(state);
  return (
    <TextPreview
      label={file.name}
      text={content}
      state={status}
      failedText={previewMessages.textFailed}
      onRetry={onRetry}
      {...(at && { marked: at.words })}
    />
  );
}

/** A Word document: not shown here, but its pages stand in the combined viewer. */
export function DocumentFileView({
  file,
  onSeeCombined,
}: {
  file: SetFile;
  at?: unknown;
  /** Brings that viewer into sight. */
  onSeeCombined: (type: PreviewType) => void;
}) {
  const previewMessages = useTexts(previewTexts);
  const combined = combinedOf(file.category);
  return (
    <UnsupportedPreview
      name={file.name}
      type={file.type}
      description={
        <JumpLink targetId={combinedId(combined)} onJump={() => onSeeCombined(combined)}>
          {previewMessages.seeCombined[combined]}
        </JumpLink>
      }
    />
  );
}

/** A file that cannot be shown at all. */
export function OtherFileView({ file }: { file: SetFile; at?: unknown; onSeeCombined?: unknown }) {
  return <UnsupportedPreview name={file.name} type={file.type} />;
}
