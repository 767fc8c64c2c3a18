import { expect, test } from 'vitest';
import { freezeZip } from './freeze-zip.js';

/** One stored, empty entry named 'a', dated 0x1234 0x5678. */
function archive(): Uint8Array {
  const bytes = new Uint8Array(31 + 47 + 22);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(10, 0x1234, true);
  view.setUint16(12, 0x5678, true);
  view.setUint16(26, 1, true);
  view.setUint32(31, 0x02014b50, true);
  view.setUint16(31 + 12, 0x1234, true);
  view.setUint16(31 + 14, 0x5678, true);
  view.setUint16(31 + 28, 1, true);
  view.setUint32(78, 0x06054b50, true);
  view.setUint16(78 + 10, 1, true);
  view.setUint32(78 + 16, 31, true);
  return bytes;
}

test('both dates of an entry become the first day of 1980', () => {
  const view = new DataView(freezeZip(archive()).buffer);
  expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([0, 0x21]);
  expect([view.getUint16(43, true), view.getUint16(45, true)]).toEqual([0, 0x21]);
});

test('the given bytes stay as they are', () => {
  const given = archive();
  freezeZip(given);
  expect(given).toEqual(archive());
});

test('anything else is refused', () => {
  expect(() => freezeZip(new Uint8Array(40))).toThrow('Not a ZIP archive');
});
