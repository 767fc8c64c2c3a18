import { describe, expect, it } from 'vitest';
import { checkUploadName, checkUploadSize } from './rules-upload.js';

describe('checkUploadName', () => {
  it.each(['soal.pdf', 'SOAL.PDF', 'kunci.DocX', 'uji.akhir.txt'])('accepts %s', (name) => {
    expect(checkUploadName(name)).toBeUndefined();
  });

  it('names the refused extension', () => {
    expect(checkUploadName('nilai.XLSX')).toEqual({
      code: 'unsupported-format',
      extension: '.xlsx',
    });
    expect(checkUploadName('soal.pdf.exe')).toMatchObject({ extension: '.exe' });
    const long = checkUploadName(`soal.${'x'.repeat(5000)}`);
    expect(long).toMatchObject({ extension: `.${'x'.repeat(19)}…` });
  });

  it('refuses names without an extension', () => {
    for (const name of ['soal', '.pdf', 'soal.']) {
      expect(checkUploadName(name)).toMatchObject({ what: 'no-extension' });
    }
  });
});

describe('checkUploadSize', () => {
  it('refuses empty and too large files, and accepts the limit itself', () => {
    expect(checkUploadSize(0, 20)).toEqual({ code: 'empty-file' });
    expect(checkUploadSize(20 * 1024 * 1024, 20)).toBeUndefined();
    expect(checkUploadSize(20 * 1024 * 1024 + 1, 20)).toEqual({
      code: 'too-large',
      what: 'file',
      max: 20,
    });
  });
});
