import { AlignmentType, type INumberingOptions, LevelFormat } from 'docx';
import { fonts, numberIndent, partIndent, size } from './style.js';

/** References of what Word itself counts, so that questions may be added and moved. */
export const QUESTIONS = 'soal';
export const RULES = 'petunjuk';

/** Questions through all sections, and their options, which begin anew below each. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: QUESTIONS,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.LEFT,
          style: {
            run: { bold: true },
            paragraph: { indent: { left: numberIndent, hanging: numberIndent } },
          },
        },
        {
          level: 1,
          format: LevelFormat.UPPER_LETTER,
          text: '%2.',
          alignment: AlignmentType.LEFT,
          style: {
            paragraph: { indent: { left: partIndent, hanging: partIndent - numberIndent } },
          },
        },
      ],
    },
    {
      reference: RULES,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.LEFT,
          style: {
            run: { size: size.small, font: fonts.body },
            paragraph: { indent: { left: 340, hanging: 340 } },
          },
        },
      ],
    },
  ],
};
