import { renderDocx } from '@bank-soal/paper/docx';
import type { Paper, PaperKind } from '@bank-soal/paper/model';
import { renderText } from '@bank-soal/paper/text';
import type { FileFormat } from './plans/set-plan.js';
import { renderPdf } from './render-pdf.js';

type Render = (paper: Paper, kind: PaperKind) => Uint8Array | Promise<Uint8Array>;

const renderers: Record<FileFormat, Render> = {
  pdf: renderPdf,
  docx: renderDocx,
  txt: renderText,
};

export const renderPaper = async (
  paper: Paper,
  kind: PaperKind,
  format: FileFormat,
): Promise<Uint8Array> => renderers[format](paper, kind);
