import { type FileKind, fileKind, type PreviewType } from '@bank-soal/contract/files';
import { useFileContent, useFileText } from '../../data/files/use-documents.js';
import type { SetFile } from '../../model/sets/question-set.js';
import { DocumentFileView, OtherFileView, PdfFileView, TextFileView } from './file-preview-view.js';
import type { ViewerPlace } from './viewer-props.js';

export interface FilePreviewScreenProps {
  file: SetFile;
  /** Where it begins, and what is marked. */
  at?: ViewerPlace | undefined;
  /** Brings the combined document that has the file's pages into sight. */
  onSeeCombined: (type: PreviewType) => void;
  /** Called with the page that is looked at, where the viewer has pages. */
  onPageChange?: ((page: number) => void) | undefined;
}

function PdfFile({ file, at, onPageChange }: Omit<FilePreviewScreenProps, 'onSeeCombined'>) {
  return (
    <PdfFileView file={file} at={at} onPageChange={onPageChange} state={useFileContent(file.id)} />
  );
}

function TextFile({ file, at }: Pick<FilePreviewScreenProps, 'file' | 'at'>) {
  return <TextFileView file={file} at={at} state={useFileText(file.id)} />;
}

const VIEWS = {
  text: TextFile,
  document: DocumentFileView,
  other: OtherFileView,
} satisfies Record<Exclude<FileKind, 'pdf'>, unknown>;

/** A file's preview, by its type. */
export function FilePreviewScreen({
  file,
  at,
  onSeeCombined,
  onPageChange,
}: FilePreviewScreenProps) {
  const kind = fileKind(file.type);
  if (kind === 'pdf') return <PdfFile file={file} at={at} onPageChange={onPageChange} />;
  const View = VIEWS[kind];
  return <View file={file} at={at} onSeeCombined={onSeeCombined} />;
}
