import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { guardedPdf } from '../../test/documents/guarded-pdf.js';
import { pdfText } from '../../test/pdf-text.js';
import { appendPages } from './load-part.js';
import { loadPdf } from './load-pdf.js';

describe('a PDF whose objects are packed and locked', () => {
  it.each(['RC4-40', 'RC4-128', 'AES-128', 'AES-256'] as const)(
    'is shown where everyone may open it: %s',
    async (algorithm) => {
      const target = await PDFDocument.create();
      const guarded = await guardedPdf('Antrean berprioritas', algorithm);
      expect(guarded.includes('/ObjStm')).toBe(true);
      expect(await appendPages(target, guarded)).toBe(true);
      expect(await pdfText(await target.save())).toBe('Antrean berprioritas');
    },
  );

  it('stays locked to who needs a password, and broken where it is', async () => {
    await expect(loadPdf(await guardedPdf('Rahasia', 'AES-256', 'sandi'))).rejects.toThrow();
    const guarded = await guardedPdf('Antrean', 'AES-128');
    await expect(loadPdf(guarded.subarray(0, guarded.length / 2))).rejects.toThrow();
    const document = await PDFDocument.create();
    document.addPage().drawText('x');
    const whole = Buffer.from(await document.save()).toString('latin1');
    const broken = whole.replace('/First ', '/Fxrst ').replace('%%EOF', '%/Encrypt\n%%EOF');
    expect(broken).toContain('/Fxrst ');
    await expect(loadPdf(Buffer.from(broken, 'latin1'))).rejects.toThrow();
  });
});
