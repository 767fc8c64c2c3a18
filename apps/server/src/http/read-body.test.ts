import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createOpenBodies } from './open-bodies.js';
import { readBody } from './read-body.js';

/** A request whose body comes as the given pieces, and then not at all. */
function request(pieces: string[], headers: Record<string, string> = {}): IncomingMessage {
  const stream = new Readable({ read: () => undefined });
  for (const piece of pieces) stream.push(piece);
  return Object.assign(stream, { headers }) as unknown as IncomingMessage;
}

it('gives a body up that does not come to its end', async () => {
  await expect(readBody(request(['{"a":']), { most: 100, mostMs: 20 })).rejects.toMatchObject({
    status: 408,
  });
});

it('refuses a body by what it claims, and by what it is', async () => {
  expect(() => readBody(request([], { 'content-length': '101' }), { most: 100 })).toThrow(
    /terlalu besar/,
  );
  await expect(readBody(request(['x'.repeat(101)]), { most: 100 })).rejects.toMatchObject({
    status: 413,
  });
});

it('refuses a body that breaks off', async () => {
  const incoming = request(['{']);
  const body = readBody(incoming, { most: 100 });
  incoming.destroy();
  await expect(body).rejects.toMatchObject({ status: 400 });
});

it('puts a body together from pieces of any size', async () => {
  const pieces = [
    '[',
    '"a",',
    '"x"'.repeat(1),
    `,"${'y'.repeat(3000)}"`,
    ...Array(500).fill(','),
    ']',
  ];
  const incoming = request(pieces);
  incoming.push(null);
  expect(String(await readBody(incoming, { most: 10_000 }))).toBe(pieces.join(''));
});

it('gives the oldest of too many bodies up, holds no more than it may, and lets go of it all', async () => {
  const among = createOpenBodies({ bytes: 8000, count: 3 });
  const first = readBody(request(['a'.repeat(3000)]), { most: 4000, among });
  const second = request(['b'.repeat(3000)]);
  const kept = readBody(second, { most: 4000, among });
  const third = readBody(request(['c'.repeat(3000)]), { most: 4000, among });
  await expect(first).rejects.toMatchObject({ status: 408 });
  expect(among.load()).toEqual({ count: 2, bytes: 6000 });
  second.push(null);
  expect(await kept).toHaveLength(3000);
  const more = ['d', 'e', 'f'].map((text) => readBody(request([text]), { most: 4000, among }));
  await expect(third).rejects.toMatchObject({ status: 408 });
  expect(among.load()).toMatchObject({ count: 3 });
  const last = Array.from({ length: 3 }, () =>
    readBody(request([]), { most: 9, mostMs: 1, among }),
  );
  const ended = await Promise.allSettled([...more, ...last]);
  expect(ended.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
  expect(among.load()).toEqual({ count: 0, bytes: 0 });
});
