import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.js';

const tooLarge = () => new Refusal(413, 'Data yang dikirim terlalu besar.');
const tooSlow = () => new Refusal(408, 'Data yang dikirim terlalu lama datang.');
const brokenOff = () => new Refusal(400, 'Data yang dikirim terputus.');

/** What is read whole is small: even a slow line has brought it by then. */
const MOST_MS = 60_000;

/**
 * Reads a body whole.
 *
 * @param most bytes
 * @throws Refusal 413 when it is larger, 408 when it comes too slowly, 400 when the client breaks off
 */
export function readBody(
  incoming: IncomingMessage,
  most: number,
  mostMs = MOST_MS,
): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => settle(() => reject(tooSlow())), mostMs);
    const settle = (act: () => void) => {
      clearTimeout(late);
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
