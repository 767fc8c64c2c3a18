import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readBody } from './read-body.js';

/** A request whose body comes as the given pieces, and then not at all. */
function request(pieces: string[], headers: Record<string, string> = {}): IncomingMessage {
  const stream = new Readable({ read: () => undefined });
  for (const piece of pieces) stream.push(piece);
  return Object.assign(stream, { headers }) as unknown as IncomingMessage;
}

it('gives a body up that does not come to its end', async () => {
  await expect(readBody(request(['{"a":']), 100, 20)).rejects.toMatchObject({ status: 408 });
});

it('refuses a body by what it claims, and by what it is', async () => {
  expect(() => readBody(request([], { 'content-length': '101' }), 100)).toThrow(/terlalu besar/);
  await expect(readBody(request(['x'.repeat(101)]), 100)).rejects.toMatchObject({ status: 413 });
});

it('refuses a body that breaks off', async () => {
  const incoming = request(['{']);
  const body = readBody(incoming, 100);
  incoming.destroy();
  await expect(body).rejects.toMatchObject({ status: 400 });
});
