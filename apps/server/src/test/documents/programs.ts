import { tmpdir } from 'node:os';
import { findTools } from '../../documents/sandbox/find-tools.js';
import { openSandbox } from '../../documents/sandbox/sandbox.js';

/** Programs that tests of documents use where they are installed. */
export const installed = findTools(process.env.PATH);

const whyNot = (path: string | undefined, name: string) =>
  path === undefined ? `${name} is not installed: npm run test:documents installs it` : undefined;

export const noQpdf = whyNot(installed.qpdf, 'qpdf');
export const noLibreOffice = whyNot(installed.libreOffice, 'LibreOffice');
export const noTesseract =
  whyNot(installed.tesseract, 'Tesseract') ?? whyNot(installed.pdftoppm, 'pdftoppm');
const noBubblewrap = whyNot(installed.bubblewrap, 'bubblewrap');

/**
 * A sandbox for a program, for tests.
 *
 * @returns why there is none, where this system has none
 */
export async function sandboxFor(program: string) {
  return noBubblewrap ?? openSandbox(installed.bubblewrap, program, tmpdir());
}

/** A title of tests, with the reason when they are skipped: `npm test` names them by it. */
export const titled = (title: string, reason: string | undefined) =>
  reason === undefined ? title : `${title} (skipped: ${reason})`;
