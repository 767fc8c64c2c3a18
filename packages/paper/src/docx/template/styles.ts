import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  type IBorderOptions,
  type IStylesOptions,
  LevelFormat,
} from 'docx';

export const INK = '1E293B';
export const SOFT = '64748B';
export const ACCENT = '1D4ED8';
export const LINE: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: 'CBD5E1' };
export const NONE: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
export const MONO = 'Courier New';

const TEXT = 'Calibri';
const mm = convertMillimetersToTwip;

/** A4 with margins that leave room for a binding. */
export const PAGE = {
  size: { width: mm(210), height: mm(297) },
  margin: { top: mm(20), bottom: mm(20), left: mm(25), right: mm(20) },
};
export const TEXT_WIDTH = mm(210 - 45);

/** Sizes are in half points, as Word counts them. */
export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: TEXT, size: 22, color: INK, language: { value: 'id-ID' } },
      paragraph: { spacing: { after: 100, line: 276 } },
    },
    title: {
      run: { font: TEXT, size: 32, bold: true, color: INK },
      paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 160, after: 40 } },
    },
    heading1: {
      run: { font: TEXT, size: 24, bold: true, color: ACCENT },
      paragraph: { keepNext: true, spacing: { before: 280, after: 100 } },
    },
  },
};

const level = (
  index: number,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
) => ({
  level: index,
  format,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 400 * (index + 1), hanging: 400 } } },
});

/** Each list that starts at one has a name of its own. */
export const NUMBERING = {
  config: [
    { reference: 'petunjuk', levels: [level(0, LevelFormat.DECIMAL, '%1.')] },
    {
      reference: 'soal',
      levels: [level(0, LevelFormat.DECIMAL, '%1.'), level(1, LevelFormat.UPPER_LETTER, '%2.')],
    },
  ],
};
