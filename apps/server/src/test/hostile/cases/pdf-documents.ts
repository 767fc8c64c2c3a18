import { buffer } from 'node:stream/consumers';
import { deflateSync, gzipSync } from 'node:zlib';
import PDFKit from 'pdfkit';
import { packedSpaces } from '../../packed-spaces.js';
import { bombPdf, samplePdf } from '../../sample-bank.js';
import { bareDocx, sampleZip } from '../../sample-docx.js';
import { documentsOf } from '../hostile-document.js';
import { doublingTree, pagePdf, pdfOf, streamObject } from '../make-pdf.js';

const MB = 1024 * 1024;
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

function lockedPdf(userPassword: string): Promise<Buffer> {
  const page = new PDFKit({ userPassword, ownerPassword: 'pemilik', pdfVersion: '1.7' });
  const bytes = buffer(page);
  page.text('halo').end();
  return bytes;
}

const behind = (bytes: Buffer, more: string | Buffer) => Buffer.concat([bytes, Buffer.from(more)]);

/** A tree of pages so many levels deep. */
function deepTree(levels: number): Buffer {
  const nodes = Array.from(
    { length: levels },
    (_, index) => `<< /Type /Pages /Parent ${index + 1} 0 R /Kids [${index + 3} 0 R] /Count 1 >>`,
  );
  const page = `<< /Type /Page /Parent ${levels + 1} 0 R /MediaBox [0 0 9 9] >>`;
  return pdfOf([CATALOG, ...nodes, page]);
}

/** Other kinds under the name of a PDF, and files that are two kinds at once. */
export const disguisedPdfs = documentsOf('pdf', {
  'a text': [() => 'Soal nomor satu', 415],
  'one byte': [() => '%', 415],
  'NULs alone': [() => Buffer.alloc(1000), 415],
  'a page of the web': [() => '<!doctype html><script>alert(1)</script>', 415],
  'a picture': [() => PNG, 415],
  'a packed PDF': [() => gzipSync(samplePdf(1)), 415],
  'a Word document': [() => bareDocx(), 415],
  'a program': [() => Buffer.from('7f454c46020101', 'hex'), 415],
  'a shell script with a PDF behind': [() => behind(Buffer.from('#!/bin/sh\n'), samplePdf(1)), 415],
  'a page of the web with a PDF behind': [
    () => behind(Buffer.from('<html><script>1</script>'), samplePdf(1)),
    415,
  ],
  'garbage of 1,024 bytes with a PDF behind': [
    () => behind(Buffer.alloc(1024, 'x'), samplePdf(1)),
    415,
  ],
  'a PDF with an archive behind': [
    async () => behind(samplePdf(1), await sampleZip({ 'jahat.js': 'alert(1)' })),
    201,
  ],
  'a PDF with a page of the web behind': [
    () => behind(samplePdf(1), '<html><script>alert(1)</script></html>'),
    201,
  ],
  'a PDF in UTF-16': [() => Buffer.from(samplePdf(1).toString('latin1'), 'utf16le'), 415],
  'a PDF that runs a script when opened': [
    () =>
      pagePdf({
        catalog:
          '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert) >> >>',
      }),
    201,
  ],
  'a PDF that starts a program': [
    () =>
      pagePdf({
        catalog: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (cmd.exe) >> >>',
      }),
    201,
  ],
});

/** PDFs that are torn, forged or locked. */
export const brokenPdfs = documentsOf('pdf', {
  'a header alone': [() => '%PDF-1.7', 415],
  'a header and an end': [() => '%PDF-1.7\n%%EOF', 415],
  'half of one': [() => samplePdf(40).subarray(0, 1500), 415],
  'one without its last bytes': [() => samplePdf(3).subarray(0, -200), 415],
  'one with a hole': [() => samplePdf(30).fill(0, 600, 1200), 201],
  'no catalog': [() => pdfOf(['<< >>']), 415],
  'a catalog that is a number': [() => pdfOf(['42']), 415],
  'a catalog that is itself': [() => pdfOf(['1 0 R']), 415],
  'no pages in the catalog': [() => pagePdf({ catalog: '<< /Type /Catalog >>' }), 415],
  'no page in the tree': [() => pagePdf({ pages: '<< /Type /Pages /Kids [] /Count 0 >>' }), 415],
  'pages that are a text': [() => pagePdf({ pages: '(halo)' }), 415],
  'a page that is not there': [
    () => pagePdf({ pages: '<< /Type /Pages /Kids [99 0 R] /Count 1 >>' }),
    415,
  ],
  'a page without size': [() => pagePdf({ page: '<< /Type /Page /Parent 2 0 R >>' }), 201],
  'a page of immense size': [
    () => pagePdf({ page: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1e30 1e30] >>' }),
    415,
  ],
  'a root that is not there': [
    () => behind(Buffer.from('%PDF-1.5\n'), 'trailer\n<< /Root 9 0 R >>\n%%EOF'),
    415,
  ],
  'a table at a place below zero': [() => behind(samplePdf(1), 'startxref\n-99\n%%EOF\n'), 415],
  'a table beyond the end': [() => behind(samplePdf(1), 'startxref\n999999999999\n%%EOF\n'), 201],
  'a stream shorter than it says': [
    () => pagePdf({ more: [streamObject('', Buffer.from('q Q'), '999999999999')] }),
    201,
  ],
  'a stream whose length is itself': [
    () => pagePdf({ more: [streamObject('', Buffer.from('q Q'), '4 0 R')] }),
    201,
  ],
  'a filter that nobody knows': [
    () => pagePdf({ more: [streamObject('/Filter /Entah', Buffer.from('q Q'))] }),
    201,
  ],
  'a password': [() => lockedPdf('kunci'), 201],
  'a claim of a password': [() => '%PDF-1.7\n/Encrypt 1 0 R', 415],
  'a claim of a password, and an end': [
    () => '%PDF-1.7\n/Encrypt 1 0 R\nstartxref\n0\n%%EOF\n',
    415,
  ],
  'a lock without a key': [
    () => pagePdf({ trailer: '/Encrypt << /Filter /Standard /V 9 /R 99 /O (x) /U (y) >>' }),
    415,
  ],
});

/** PDFs that cost more than they weigh. */
export const costlyPdfs = documentsOf('pdf', {
  'pages in a circle': [
    () => pagePdf({ pages: '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>' }),
    415,
  ],
  'pages in a wide circle': [
    () =>
      pagePdf({
        pages: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        page: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>',
      }),
    415,
  ],
  'parents in a circle': [() => pagePdf({ page: '<< /Type /Page /Parent 3 0 R >>' }), 201],
  'the same page 20,000 times': [
    () => pagePdf({ pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(20_000)}] /Count 20000 >>` }),
    201,
  ],
  'a tree that doubles ten times': [() => doublingTree(10), 201],
  'a tree that doubles thirty times': [() => doublingTree(30), 415],
  'a tree of 20,000 levels': [() => deepTree(20_000), 415],
  'a count of billions': [
    () => pagePdf({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 4294967295 >>' }),
    201,
  ],
  'brackets 100,000 deep': [() => pagePdf({ more: ['['.repeat(100_000)] }), 415],
  'dictionaries 50,000 deep': [() => pagePdf({ more: ['<</a'.repeat(50_000)] }), 415],
  'a comment of a megabyte': [() => pagePdf({ more: [`%${'x'.repeat(MB)}`] }), 415],
  'a text that never ends': [() => pagePdf({ more: [`(${'('.repeat(200_000)}`] }), 415],
  'a number of a million digits': [() => pagePdf({ more: ['9'.repeat(1_000_000)] }), 415],
  'a name of a megabyte': [() => pagePdf({ more: [`/${'#41'.repeat(300_000)}`] }), 201],
  'a million objects in a small stream': [
    () =>
      pagePdf({
        more: [streamObject('/Type /ObjStm /N 1000000 /First 4', Buffer.from('1 0 null'))],
      }),
    415,
  ],
  'a stream of objects that holds itself': [
    () =>
      pagePdf({
        more: [streamObject('/Type /ObjStm /N 1 /First 4 /Extends 4 0 R', Buffer.from('4 0 null'))],
      }),
    201,
  ],
  'a page that draws gigabytes': [
    () =>
      pagePdf({
        page: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        more: [streamObject('/Filter /FlateDecode', packedSpaces(100 * MB))],
      }),
    201,
  ],
});

/** PDFs that are given up for their memory or their time. */
export const boundlessPdfs = documentsOf('pdf', {
  'objects in a stream of gigabytes': [() => bombPdf(400 * MB), 415],
  'objects packed twice': [
    () =>
      pagePdf({
        more: [
          streamObject(
            '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]',
            deflateSync(packedSpaces(200 * MB), { level: 9 }),
          ),
        ],
      }),
    415,
  ],
  'a table of immense fields': [
    () =>
      pagePdf({
        more: [
          streamObject('/Type /XRef /Size 9 /W [1 99999999 1] /Root 1 0 R', Buffer.from('xxxxx')),
        ],
      }),
    415,
  ],
});
