import { inflateSync } from 'node:zlib';

/** Bytes of a PDF's streams, unpacked where they are packed. */
function streams(pdf: Buffer): string[] {
  const found: string[] = [];
  let at = 0;
  for (;;) {
    const start = pdf.indexOf('stream', at);
    const end = pdf.indexOf('endstream', start + 6);
    if (start < 0 || end < 0) return found;
    let from = start + 6;
    while (pdf[from] === 0x0d || pdf[from] === 0x0a) from += 1;
    try {
      found.push(inflateSync(pdf.subarray(from, end)).toString('latin1'));
    } catch {
      found.push(pdf.subarray(from, end).toString('latin1'));
    }
    at = end + 9;
  }
}

/** The text that pdfkit draws (hexadecimal strings in TJ arrays), lines joined by spaces. */
export function pdfText(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (const stream of streams(Buffer.from(bytes))) {
    for (const [, array = ''] of stream.matchAll(/\[([^\]]*)\]\s*TJ/g)) {
      const parts = [...array.matchAll(/<([0-9a-fA-F]+)>/g)];
      lines.push(parts.map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''));
    }
  }
  return lines.join(' ').replace(/\s+/g, ' ');
}
