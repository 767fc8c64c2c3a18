import { decodeText, jakartaDay, jakartaMidnight } from '@bank-soal/contract/common';
import { extensionOf, fileKind as kindOfType } from '@bank-soal/contract/files';
import { expect, it } from 'vitest';
import { decodeCsv } from '../../packages/ui/src/components/admin/import-dialog/parse-csv.js';
import { extension, fileKind } from '../../packages/ui/src/components/files/file-row/file-kind.js';
import { acceptFile } from '../../packages/ui/src/components/files/file-slot/accept-file.js';
import { dayIn, midnightIn } from '../../packages/ui/src/lib/public/time-zone/zoned.js';

// The library knows no wire, so it has these few rules itself: this compares them with the contract's.

const NAMES = ['Soal.PDF', 'a.v2.docx', 'b.doc', 'c.txt', 'arsip.zip', 'soal', '.txt', 'soal.', ''];

it.each(NAMES)('the library finds in %j the ending that the contract finds', (name) => {
  expect(extension(name)).toBe(extensionOf(name).slice(1));
  expect(acceptFile(name, []).extension).toBe(extensionOf(name));
  expect(fileKind(name)).toBe(kindOfType(extensionOf(name).slice(1)));
});

it.each(['pdf', 'docx', 'doc', 'txt', 'other', 'zip', 'constructor', ''])(
  'the library and the contract show the type %j alike',
  (type) => {
    expect(fileKind('nama', type)).toBe(kindOfType(type));
  },
);

it.each([
  [[]],
  [[0x43, 0xc3, 0xa9]],
  [[0xef, 0xbb, 0xbf, 0x43]],
  [[0xff, 0xfe, 0xe9, 0]],
  [[0xfe, 0xff, 0, 0xe9]],
  [[0x43, 0xe9, 0x93]],
  [[0xff]],
])('the library reads the bytes %j as the contract does', (bytes) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toBe(decodeText(Uint8Array.from(bytes)));
});

it.each(['2024-02-29T16:59:59.999Z', '2024-02-29T17:00:00.000Z', '2025-12-31T23:00:00.000Z'])(
  'the library’s day of %s is the contract’s',
  (date) => {
    const day = jakartaDay(date);
    expect(dayIn(date)).toBe(day);
    expect(midnightIn(day)).toBe(jakartaMidnight(day));
  },
);
