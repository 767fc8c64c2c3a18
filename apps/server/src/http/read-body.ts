import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.js';

const tooLarge = () => new Refusal(413, 'Data yang dikirim terlalu besar.');
const brokenOff = () => new Refusal(400, 'Data yang dikirim terputus.');

/**
 * Reads a body whole.
 *
 * @param most bytes
 * @throws Refusal 413 when it is larger, 400 when the client breaks off
 */
export function readBody(incoming: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (act: () => void) => {
      incoming.off('data', take).off('end', finish).off('close', breakOff);
      act();
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > most) settle(() => reject(tooLarge()));
      else chunks.push(chunk);
    };
    const finish = () => settle(() => resolve(Buffer.concat(chunks)));
    const breakOff = () => settle(() => reject(brokenOff()));
    incoming.on('data', take).on('end', finish).on('close', breakOff).on('error', breakOff);
    if (incoming.destroyed) breakOff();
  });
}
