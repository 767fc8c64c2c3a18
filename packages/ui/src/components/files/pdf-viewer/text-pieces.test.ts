import { describe, expect, it } from 'vitest';
import { joinPieces } from './text-pieces.js';

/** A piece of 12 points whose letters are 6 wide; lines go to the right, or upwards. */
function piece(str: string, x: number, y = 700, { hasEOL = false, up = false } = {}) {
  const transform = up ? [0, 12, -12, 0, x, y] : [12, 0, 0, 12, x, y];
  return { str, hasEOL, width: str.length * 6, height: str === '' ? 0 : 12, transform };
}

describe('joinPieces', () => {
  it.each([
    ['letters that go on', [piece('po', 72), piece('hon', 84)], 'pohon'],
    ['letters drawn closer', [piece('po', 72), piece('hon', 81)], 'pohon'],
    ['another column', [piece('20 poin', 72), piece('Rotasi', 300)], '20 poin Rotasi'],
    ['what stands before it', [piece('20 poin', 300), piece('Rotasi', 72)], '20 poin Rotasi'],
    ['another height', [piece('20 poin', 72), piece('Rotasi', 114, 680)], '20 poin Rotasi'],
    ['an exponent', [piece('n', 72), piece('2', 78, 705)], 'n2'],
    [
      'a line that ended',
      [piece('po-', 72, 700, { hasEOL: true }), piece('hon', 72, 680)],
      'po-\nhon',
    ],
    ['a space of its own', [piece('dua', 72), piece(' ', 90), piece('kata', 96)], 'dua kata'],
    ['marked content', [piece('POH', 72), { type: 'endMarkedContent' }, piece('ON', 90)], 'POHON'],
    [
      'a line that leads upwards',
      [piece('po', 72, 100, { up: true }), piece('hon', 72, 112, { up: true })],
      'pohon',
    ],
  ])('reads %s', (_, items, text) => {
    expect(joinPieces(items).text).toBe(text);
  });

  it('numbers what stands apart by the pieces that have letters, as they are drawn', () => {
    const items = [
      piece('Soal', 72, 720),
      piece('', 96, 720, { hasEOL: true }),
      { type: 'beginMarkedContent' },
      piece('20 poin', 72),
      piece('Rotasi', 300),
    ];
    expect(joinPieces(items)).toEqual({ text: 'Soal\n20 poin Rotasi', apart: new Set([2]) });
  });
});
