import { HeadingLevel, Paragraph, TextRun } from 'docx';
import { type Block, splitHead } from '../../model/block.js';
import { plain } from '../../model/inline.js';
import { optionLetter, type Paper, type PaperItem } from '../../model/paper.js';
import { type Writers, writeDocument } from '../write-document.js';
import { FORM_BLOCKS } from './block-style.js';
import { CODE, documentStyles, MUTED, numbering } from './styles.js';

/** The letter of an option before its first words. */
function marked(mark: string, option: readonly Block[]): Block[] {
  const { head, rest } = splitHead(option);
  return [{ kind: 'paragraph', text: [...plain(mark), ...head] }, ...rest];
}

const muted = (text: string) =>
  new Paragraph({ spacing: { after: 120 }, children: [new TextRun({ text, ...MUTED })] });

function pages(paper: Paper, { blocks }: Writers) {
  const itemBlocks = ({ title, number, body, options, parts, remark }: PaperItem) => [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      text: title === '' ? `${number}.` : title,
    }),
    ...blocks(body),
    ...options.flatMap((option, index) => blocks(marked(`${optionLetter(index)}. `, option))),
    ...parts.flatMap(({ ask }) => blocks(ask)),
    ...(remark === undefined ? [] : [muted(remark)]),
  ];
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, text: paper.name }),
    ...blocks(paper.intro ?? []),
    ...paper.facts.map(([name, value]) => muted(`${name}: ${value}`)),
    ...paper.sections.flatMap(({ heading, notes, items }) => [
      ...(heading === '' ? [] : blocks([{ kind: 'heading', level: 1, text: plain(heading) }])),
      ...notes.map(muted),
      ...items.flatMap(itemBlocks),
    ]),
  ];
}

/**
 * The questions of a paper as a Word document to go on with: its title, what it says of itself, and each
 * question below its own heading. The same bytes for the same paper.
 */
export const renderForm = (paper: Paper): Promise<Uint8Array<ArrayBuffer>> =>
  writeDocument(paper, {
    code: () => CODE,
    blocks: FORM_BLOCKS,
    document: (writers) => ({
      styles: documentStyles,
      numbering,
      sections: [{ children: pages(paper, writers) }],
    }),
  });
