import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The request as Node has it: its body is read without a copy in between. */
export function incomingOf(c: Context): IncomingMessage {
  return (c.env as HttpBindings).incoming;
}
