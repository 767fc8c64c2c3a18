import { fewerMarks } from './text-rows.js';

/** A text as it is rendered: line ends as `\n`, tabs as spaces, no control characters. */
export function printable(text: string): string {
  // First: the marks of one letter cost the square of their number when they are composed.
  return fewerMarks(text)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[^\P{Cc}\n]|\uFEFF/gu, '');
}
