import type { PaperImage } from '../model/image.js';
import type { ExamImage } from './exam-paper.js';

/** Longer edges would cost more to draw than a page is worth. */
const LONGEST_EDGE = 4_000;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

type Size = { width: number; height: number };

function pngSize(view: DataView): Size | undefined {
  if (view.byteLength < 33 || PNG.some((byte, at) => view.getUint8(at) !== byte)) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start of a frame, but for what only looks like one: tables of Huffman codes and of arithmetic ones. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(view: DataView): Size | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** A picture as papers hold it; nothing for what is no picture, or too large to be drawn. */
export function readPicture({ bytes, type }: ExamImage): PaperImage | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = type === 'image/png' ? pngSize(view) : jpegSize(view);
  if (!size) return undefined;
  const longest = Math.max(size.width, size.height);
  if (Math.min(size.width, size.height) < 1 || longest > LONGEST_EDGE) return undefined;
  return { type: type === 'image/png' ? 'png' : 'jpg', bytes, ...size };
}
