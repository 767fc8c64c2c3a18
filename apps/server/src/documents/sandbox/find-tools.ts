import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** Programs of this machine that do better what the server can do itself. */
export interface Tools {
  qpdf?: string;
  libreOffice?: string;
  /** Shuts the others in. */
  bubblewrap?: string;
  /** Programs for scanned pages: one renders a page, the other reads it. */
  pdftoppm?: string;
  tesseract?: string;
  /** Scanned pages are read, where the programs for it are there. */
  ocr?: boolean;
  /** A program that cannot be shut in is left aside. */
  requireSandbox?: boolean;
}

const LIBRE_OFFICE_PLACES = [
  '/usr/lib/libreoffice/program/soffice.bin',
  '/usr/lib64/libreoffice/program/soffice.bin',
  '/opt/libreoffice/program/soffice.bin',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name: string, path: string): string | undefined {
  const places = path.split(delimiter).filter((folder) => folder !== '');
  return places.map((folder) => join(folder, name)).find(isProgram);
}

/** The program itself: its start script would leave it running when it is killed. */
function libreOfficeOf(path: string): string | undefined {
  const script = onPath('soffice', path);
  const beside = script && join(dirname(realpathSync(script)), 'soffice.bin');
  return [beside, ...LIBRE_OFFICE_PLACES].find((place) => place !== undefined && isProgram(place));
}

/** Looks for programs; `path` is the environment's, and without one there are none. */
export function findTools(path: string | undefined): Tools {
  if (path === undefined) return {};
  return {
    qpdf: onPath('qpdf', path),
    libreOffice: libreOfficeOf(path),
    bubblewrap: onPath('bwrap', path),
    pdftoppm: onPath('pdftoppm', path),
    tesseract: onPath('tesseract', path),
  };
}
