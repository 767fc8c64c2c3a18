import type { Paper, PaperKind } from './paper.js';
import type { FileFormat } from './plans/set-plan.js';
import { renderDocx } from './render/docx-paper.js';
import { renderPdf } from './render/pdf-paper.js';
import { renderText } from './render/text-paper.js';

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
