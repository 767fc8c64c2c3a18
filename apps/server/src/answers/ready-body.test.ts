import { afterEach, expect, it, vi } from 'vitest';
import * as encodings from './encodings.js';
import { ReadyBody } from './ready-body.js';

vi.hoisted(() => vi.resetModules());
vi.mock('./encodings.js', async (original) => {
  const real = await original<typeof encodings>();
  return { ...real, encode: vi.fn(real.encode) };
});
afterEach(() => vi.mocked(encodings.encode).mockClear());

it('packs once an encoding, for all who ask', async () => {
  const body = new ReadyBody('{"a":1}');
  const [one, two] = await Promise.all([body.encoded('gzip'), body.encoded('gzip')]);
  expect(one).toBe(two);
  expect(body.encoded('gzip')).toBe(one);
  expect(encodings.encode).toHaveBeenCalledTimes(1);
});

it('tries again after it could not be packed', async () => {
  vi.mocked(encodings.encode).mockRejectedValueOnce(new Error('ENOMEM'));
  const body = new ReadyBody('{"a":1}');
  await expect(body.encoded('br')).rejects.toThrow('ENOMEM');
  expect((await body.encoded('br')).byteLength).toBeGreaterThan(0);
});
