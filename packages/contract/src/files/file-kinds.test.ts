import { describe, expect, it } from 'vitest';
import { extensionOf, fileKind, fileTypeOf } from './file-kinds.js';

describe('extensionOf', () => {
  it.each([
    ['Soal UTS.PDF', '.pdf'],
    ['kunci.v2.docx', '.docx'],
    ['soal', ''],
    ['.txt', ''],
    ['soal.', ''],
  ])('of %j is %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('fileKind', () => {
  it.each([
    ['pdf', 'pdf'],
    ['txt', 'text'],
    ['doc', 'document'],
    ['docx', 'document'],
    ['zip', 'other'],
    ['constructor', 'other'],
    ['', 'other'],
  ])('shows %j as %s', (type, kind) => {
    expect(fileKind(type)).toBe(kind);
  });
});

describe('fileTypeOf', () => {
  it.each([
    ['Soal.PDF', 'pdf'],
    ['lama.doc', 'doc'],
    ['arsip.zip', 'other'],
    ['soal.constructor', 'other'],
    ['soal', 'other'],
  ])('of %j is %s', (name, type) => {
    expect(fileTypeOf(name)).toBe(type);
  });
});
