import type { IncomingMessage } from 'node:http';
import { Refusal } from '../failures/refusal.js';
import { createOpenBodies, type OpenBodies } from './open-bodies.js';

const tooLarge = () => new Refusal(413, { code: 'too-large', what: 'body' });
const tooSlow = () => new Refusal(408, { code: 'too-slow', what: 'body' });
const brokenOff = () => new Refusal(400, { code: 'broken-off' });

/** Bodies that are read whole are small: even a slow line has sent them by then. */
const MOST_MS = 60_000;

/** Bytes of a small body; one that needs more takes twice as much each time. */
const FIRST_BYTES = 1024;

/** How a body is read. */
export interface BodyOptions {
  /** Bytes. */
  most: number;
  mostMs?: number;
  /** The other bodies that come at the same time. */
  among?: OpenBodies;
}

/** A piece of memory that grows: many small pieces would each cost far more than they hold. */
function growing(most: number) {
  const none = Buffer.alloc(0);
  let memory: Buffer = none;
  let size = 0;
  return {
    /** Bytes in memory. */
    size: () => memory.byteLength,
    /** @returns whether there was room */
    add: (chunk: Buffer): boolean => {
      const needed = size + chunk.byteLength;
      if (needed > most) return false;
      if (needed > memory.byteLength) {
        const larger = Buffer.allocUnsafeSlow(
          Math.min(most, Math.max(needed, FIRST_BYTES, 2 * memory.byteLength)),
        );
        memory.copy(larger, 0, 0, size);
        memory = larger;
      }
      chunk.copy(memory, size);
      size = needed;
      return true;
    },
    /** Returns all of it, and frees its memory. */
    end: (): Buffer => {
      const whole = memory.subarray(0, size);
      memory = none;
      return whole;
    },
  };
}

/**
 * Reads a body whole.
 *
 * @throws Refusal 413 when it is larger, 408 when it comes too slowly, or is cut because too many come at
 * once, 400 when the client breaks off
 */
export function readBody(
  incoming: IncomingMessage,
  { most, mostMs = MOST_MS, among = createOpenBodies({ bytes: most, count: 1 }) }: BodyOptions,
): Promise<Buffer> {
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw tooLarge();
  return new Promise((resolve, reject) => {
    const bytes = growing(most);
    const settle = (): Buffer => {
      clearTimeout(late);
      open.close();
      incoming.off('data', take).off('end', finish).off('close', breakOff);
      return bytes.end();
    };
    const fail = (refusal: Refusal) => {
      // The request lives on until its answer has left, and must not hold the body's memory.
      settle();
      reject(refusal);
    };
    const take = (chunk: Buffer) => {
      if (bytes.add(chunk)) open.hold(bytes.size());
      else fail(tooLarge());
    };
    const finish = () => resolve(settle());
    const breakOff = () => fail(brokenOff());
    const late = setTimeout(() => fail(tooSlow()), mostMs);
    const open = among.begin(() => fail(tooSlow()));
    incoming.on('data', take).on('end', finish).on('close', breakOff).on('error', breakOff);
    if (incoming.destroyed) breakOff();
  });
}
