import { describe, expect, it } from 'vitest';
import { acceptFile, listFormats } from './accept-file.js';

const ACCEPT = ['.pdf', '.docx', '.txt'];

describe('acceptFile', () => {
  it.each([
    ['soal.pdf', true, '.pdf'],
    ['SOAL.PDF', true, '.pdf'],
    ['soal.v2.Docx', true, '.docx'],
    ['soal.doc', false, '.doc'],
    ['soal.pdf.exe', false, '.exe'],
    ['soal', false, ''],
    ['.pdf', false, ''],
    ['soal.', false, ''],
  ])('judges %s: accepted %s, ending %j', (name, accepted, extension) => {
    expect(acceptFile(name, ACCEPT)).toEqual({ accepted, extension });
  });
});

describe('listFormats', () => {
  it.each([
    [ACCEPT, 'PDF, DOCX, atau TXT'],
    [['.pdf', '.txt'], 'PDF atau TXT'],
    [['.csv'], 'CSV'],
    [[], ''],
  ])('lists %j as %j', (accept, text) => {
    expect(listFormats(accept)).toBe(text);
  });
});
