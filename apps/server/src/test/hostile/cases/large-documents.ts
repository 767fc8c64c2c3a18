import { documentsOf } from '../hostile-document.js';
import { emptyObjects } from '../make-pdf.js';

const MB = 1_000_000;

/** PDFs as large as a server takes them where nobody has set a limit. */
export const largePdfs = documentsOf('pdf', {
  '19 MB of beginnings of objects': [() => emptyObjects(19 * MB), 415],
  '19 MB of one number': [() => Buffer.alloc(19 * MB, '%PDF-1.4\n9'.padEnd(MB, '9')), 415],
});

/** Texts of that size: their pages end long before they do. */
export const largeTexts = documentsOf('txt', {
  'one line of 6 MB': [() => 'x'.repeat(6 * MB), 201],
  'one line of 19 MB': [() => 'x'.repeat(19 * MB), 201],
  'nine million accents on one letter': [() => `a${'\u0301'.repeat(9 * MB)}`, 201],
});
