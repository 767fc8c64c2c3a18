import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { joinCrc } from './crc-join.js';

it.each([
  ['', ''],
  ['[', ''],
  ['', 'soal'],
  ['[', '{"id":1}'],
  ['a'.repeat(1000), 'é'.repeat(70_001)],
])('is that of both texts in a row', (first, second) => {
  const joined = joinCrc(crc32(first), crc32(second), Buffer.byteLength(second));
  expect(joined).toBe(crc32(first + second));
});
