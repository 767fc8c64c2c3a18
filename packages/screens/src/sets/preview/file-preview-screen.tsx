'use client';

import { type FileKind, fileKind } from '@bank-soal/contract/file-kinds';
import { useFileContent, useFileText } from '../../data/use-documents.js';
import type { SetFile } from '../../model/question-set.js';
import { DocumentFileView, OtherFileView, PdfFileView, TextFileView } from './file-preview-view.js';
import type { ViewerPlace } from './viewer-props.js';

/** Props of {@link FilePreviewScreen}. */
export interface FilePreviewScreenProps {
  file: SetFile;
  /** Where it begins, and what is marked. */
  at?: ViewerPlace | undefined;
}

function PdfFile({ file, at }: FilePreviewScreenProps) {
  return <PdfFileView file={file} at={at} state={useFileContent(file.id)} />;
}

function TextFile({ file, at }: FilePreviewScreenProps) {
  return <TextFileView file={file} at={at} state={useFileText(file.id)} />;
}

const VIEWS = {
  pdf: PdfFile,
  text: TextFile,
  document: DocumentFileView,
  other: OtherFileView,
} satisfies Record<FileKind, unknown>;

/** A file's preview, by its type. */
export function FilePreviewScreen({ file, at }: FilePreviewScreenProps) {
  const View = VIEWS[fileKind(file.type)];
  return <View file={file} at={at} />;
}
