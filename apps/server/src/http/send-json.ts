import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ReadyBody } from '../answers/ready-body.js';
import { createOpenBodies } from './open-bodies.js';
import { sendReady } from './send-ready.js';

/** Answers up to this size take no more than their connections do. */
const SMALL = 64 * 1024;

/**
 * Bounds the answers that were each made for one caller, until they are read. Where they are too large
 * together, the one that has been open for longest is cut: no client fills the memory by not reading.
 */
const unread = createOpenBodies({ bytes: 96 * 1024 * 1024, count: 10_000 });

function bound(c: Context, size: number): void {
  const { outgoing } = c.env as HttpBindings;
  if (size <= SMALL || outgoing.destroyed) return;
  const answer = unread.begin(() => {
    answer.close();
    outgoing.destroy();
  });
  outgoing.once('close', answer.close);
  answer.hold(size);
}

/** Answers with JSON made for this call; the caller may ask again with its ETag. */
export function sendJson(
  c: Context,
  value: unknown,
  more?: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  return sendJsonBytes(c, JSON.stringify(value), more);
}

/** Like `sendJson`, of a text that is JSON already. */
export function sendJsonBytes(
  c: Context,
  json: string | Buffer<ArrayBuffer>,
  more?: Readonly<Record<string, string>>,
): Response | Promise<Response> {
  const body = new ReadyBody(json);
  bound(c, body.size);
  return sendReady(c, body, more);
}
