import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat } from 'docx';

/** Look of code. Sizes of docx are half points. */
export const CODE = { font: 'Consolas', size: 20 } as const;

/** Look of what is said beside a question. */
export const MUTED = { size: 18, color: '5F6368' } as const;

/** Reference of numbered lists; each list has its own instance, so that it begins anew. */
export const NUMBERS = 'numbers';

/** The deepest level of a list that Word knows. */
export const DEEPEST = 8;

const FORMATS = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN] as const;

/** How numbered lists count: 1., a., i., and again. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: NUMBERS,
      levels: Array.from({ length: DEEPEST + 1 }, (_, level) => ({
        level,
        format: FORMATS[level % FORMATS.length],
        text: `%${level + 1}.`,
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
      })),
    },
  ],
};

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after: 80 } },
});

/** A quiet exam paper. */
export const documentStyles: IStylesOptions = {
  default: {
    document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 80 } } },
    title: { run: { size: 36, bold: true }, paragraph: { spacing: { after: 160 } } },
    heading1: heading(26, 320),
    heading2: heading(24, 160),
    heading3: heading(22, 120),
    heading4: heading(22, 120),
    heading5: heading(22, 120),
    heading6: heading(22, 120),
  },
};
