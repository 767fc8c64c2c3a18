import { createHash } from 'node:crypto';
import { IMAGE_BYTES_MAX, IMAGE_SIDE_MAX } from '@bank-soal/contract/papers';
import type { Picture } from './types.js';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_HEAD = 24;

interface Size {
  type: Picture['type'];
  width: number;
  height: number;
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < PNG_HEAD || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Frames of JPEG; each has the picture's size. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | undefined {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      return {
        type: 'image/jpeg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOf(bytes: Buffer): Size | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return pngSize(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : undefined;
}

/** A picture of the bank, judged by its content: PNG or JPEG, and not too large. Else what is wrong. */
export function pictureOf(bytes: Buffer): Picture | 'kind' | 'size' {
  const size = sizeOf(bytes);
  if (size === undefined) return 'kind';
  const { type, width, height } = size;
  if (bytes.length > IMAGE_BYTES_MAX || Math.max(width, height) > IMAGE_SIDE_MAX) return 'size';
  return { sha256: createHash('sha256').update(bytes).digest('hex'), type, bytes };
}
