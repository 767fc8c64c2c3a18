import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compare } from './visual-compare.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bank-soal-visual-'));
  writeFileSync(join(folder, 'stored.png'), square(40, 0));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A white square with a black corner. */
function square(size: number, corner: number): Buffer {
  const picture = new PNG({ width: size, height: size });
  picture.data.fill(255);
  for (let y = 0; y < corner; y += 1) {
    for (let x = 0; x < corner; x += 1)
      picture.data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  }
  return PNG.sync.write(picture);
}

const against = (shot: Buffer, name = 'stored.png') =>
  compare(shot, join(folder, name), join(folder, 'difference.png'));

it('says nothing about what looks alike, or differs in a stray pixel', () => {
  expect(against(square(40, 0))).toBeUndefined();
  expect(against(square(40, 2))).toBeUndefined();
  expect(existsSync(join(folder, 'difference.png'))).toBe(false);
});

it('says how much changed, and draws it', () => {
  expect(against(square(40, 10))).toMatch(/differs in \d+ of 1600 pixels/);
  const drawn = PNG.sync.read(readFileSync(join(folder, 'difference.png')));
  expect([drawn.width, drawn.height]).toEqual([40, 40]);
});

it('says when the size changed, or nothing is stored', () => {
  expect(against(square(50, 0))).toBe('measures 50 × 50, was 40 × 40');
  expect(against(square(40, 0), 'other.png')).toBe('has no reference');
});
