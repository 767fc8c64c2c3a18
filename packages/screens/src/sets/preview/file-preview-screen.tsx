'use client';

import { type FileKind, fileKind } from '@bank-soal/contract/file-kinds';
import { useFileContent, useFileText } from '../../data/use-documents.js';
import type { SetFile } from '../../model/question-set.js';
import { DocumentFileView, OtherFileView, PdfFileView, TextFileView } from './file-preview-view.js';

function PdfFile({ file }: { file: SetFile }) {
  return <PdfFileView file={file} state={useFileContent(file.id)} />;
}

function TextFile({ file }: { file: SetFile }) {
  return <TextFileView file={file} state={useFileText(file.id)} />;
}

const VIEWS = {
  pdf: PdfFile,
  text: TextFile,
  document: DocumentFileView,
  other: OtherFileView,
} satisfies Record<FileKind, unknown>;

/** A file's preview, by its type. */
export function FilePreviewScreen({ file }: { file: SetFile }) {
  const View = VIEWS[fileKind(file.type)];
  return <View file={file} />;
}
