import type { IPropertiesOptions, IRunOptions } from 'docx';
import { formulasOf } from '../model/formulas-of.js';
import type { Paper } from '../model/paper.js';
import { type BlockStyle, type Blocks, createBlocks } from './blocks.js';
import { createInlines, type Inlines } from './inlines.js';
import type { DrawFormula } from './maths.js';
import { type About, packDocument } from './pack.js';
import { createPictures, type DrawPicture } from './pictures.js';

/** Renderer of a paper's formulas. The parser of TeX is loaded only for a paper that has some. */
export async function formulasFor(paper: Paper): Promise<DrawFormula> {
  if (formulasOf(paper).length > 0) return (await import('./maths.js')).formula;
  return (tex) => {
    throw new Error(`A formula that nobody had seen: ${tex}`);
  };
}

/** Writers of the parts of one document. */
export interface Writers {
  inlines: Inlines;
  blocks: Blocks;
  picture: DrawPicture;
}

/** A kind of Word document: how text and blocks look, and what stands where. */
export interface DocxTemplate {
  /** How code looks within text of a look. */
  code: (look: IRunOptions) => IRunOptions;
  blocks: BlockStyle;
  document: (writers: Writers) => IPropertiesOptions;
  about?: Partial<About>;
}

/** A paper as a Word document. The same bytes for the same paper. */
export async function writeDocument(
  paper: Paper,
  { code, blocks, document, about }: DocxTemplate,
): Promise<Uint8Array<ArrayBuffer>> {
  const formula = await formulasFor(paper);
  const picture = createPictures();
  const inlines = createInlines(formula, code);
  const writers = { inlines, picture, blocks: createBlocks({ inlines, formula, picture }, blocks) };
  const { title, issuer: author, date } = paper;
  return packDocument(document(writers), { title, author, date, ...about });
}
