import { describe, expect, it } from 'vitest';
import { checkUploadName, checkUploadSize } from './rules-upload.js';

describe('checkUploadName', () => {
  it.each(['soal.pdf', 'SOAL.PDF', 'kunci.DocX', 'uji.akhir.txt'])('accepts %s', (name) => {
    expect(checkUploadName(name)).toBeUndefined();
  });

  it('names the refused extension', () => {
    expect(checkUploadName('nilai.XLSX')).toBe(
      'Format file .xlsx tidak didukung. Gunakan PDF, DOCX, atau TXT.',
    );
    expect(checkUploadName('soal.pdf.exe')).toContain('.exe');
    expect(checkUploadName(`soal.${'x'.repeat(5000)}`)).toContain(`.${'x'.repeat(19)}… tidak`);
  });

  it('refuses names without an extension', () => {
    for (const name of ['soal', '.pdf', 'soal.']) {
      expect(checkUploadName(name)).toContain('tanpa ekstensi');
    }
  });
});

describe('checkUploadSize', () => {
  it('refuses empty and too large files, and accepts the limit itself', () => {
    expect(checkUploadSize(0, 20)).toBe('File kosong tidak dapat diupload.');
    expect(checkUploadSize(20 * 1024 * 1024, 20)).toBeUndefined();
    expect(checkUploadSize(20 * 1024 * 1024 + 1, 20)).toBe('Ukuran file melebihi 20 MB.');
  });
});
