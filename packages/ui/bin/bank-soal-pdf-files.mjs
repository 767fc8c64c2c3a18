#!/usr/bin/env node
// Copies what pdf.js loads by itself: bank-soal-pdf-files public/pdfjs
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const usage = `Usage: bank-soal-pdf-files <folder>

Copies the worker and the data of pdf.js, of the release that PdfViewer uses, into a folder that the
host serves. pdfAssetsIn (@bank-soal/ui/lib/pdf-assets) makes their addresses.

  bank-soal-pdf-files public/pdfjs
`;
const [folder, ...rest] = process.argv.slice(2);
if (folder === '--help' || folder === '-h') {
  process.stdout.write(usage);
} else if (!folder || rest.length > 0) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  const home = dirname(createRequire(reactPdf()).resolve('pdfjs-dist/package.json'));
  mkdirSync(folder, { recursive: true });
  for (const part of ['legacy/build/pdf.worker.min.mjs', 'cmaps', 'standard_fonts', 'wasm']) {
    cpSync(join(home, part), join(folder, basename(part)), { recursive: true });
  }
}

/** Where the reader of the host's PdfViewer lies. */
function reactPdf() {
  try {
    return createRequire(import.meta.url).resolve('react-pdf');
  } catch {
    process.stderr.write(
      'bank-soal-pdf-files: PdfViewer needs a package: npm install react-pdf@11\n',
    );
    process.exit(1);
  }
}
