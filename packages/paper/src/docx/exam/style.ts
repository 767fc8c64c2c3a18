import { BorderStyle, type IBorderOptions } from 'docx';
import type { PaperSize } from '../../model/paper.js';

/** Lengths in twentieths of a point; each as wide as A4 with margins of 2 cm leaves it. */
const pages: Readonly<Record<PaperSize, { width: number; height: number }>> = {
  A4: { width: 11906, height: 16838 },
  F4: { width: 12189, height: 18709 },
  Letter: { width: 12240, height: 15840 },
};
const margin = 1134;
export const textWidth = pages.A4.width - 2 * margin;

/** A page and its margins; the text is as wide on each. */
export function pageOf(size: PaperSize = 'A4') {
  const { width, height } = pages[size];
  const side = Math.round((width - textWidth) / 2);
  return {
    size: { width, height },
    margin: { top: margin, right: side, bottom: margin, left: side },
  };
}

/** Height of the text, in twentieths of a point. */
export const textHeight = (size: PaperSize = 'A4') => pages[size].height - 2 * margin;

/** In points. */
export const tallestPicture = 380;
export const numberIndent = 440;
export const partIndent = 820;

/** A border: its colour, and its weight in eighths of a point. */
export const line = (color: keyof typeof ink, weight: number): IBorderOptions => ({
  style: BorderStyle.SINGLE,
  color: ink[color],
  size: weight,
});

/** Sizes in half points. */
export const size = { body: 22, small: 19, code: 17, title: 30 };

export const ink = {
  text: '14181F',
  muted: '565E6B',
  accent: '3D434D',
  shade: 'F3F5F8',
  rule: 'C3C9D2',
};

export const fonts = { body: 'Times New Roman', heading: 'Arial', code: 'Courier New' };
