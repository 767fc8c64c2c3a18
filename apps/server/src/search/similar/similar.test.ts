import { describe, expect, it } from 'vitest';
import { distinctiveTerms, mostSimilar, shareOf, type TermCounts } from './index.js';

/** A text in which each word counts once for each time that it is written. */
function textOf(words: string): TermCounts {
  const counts = new Map<string, number>();
  for (const word of words.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}

const EXAM =
  'jelas beda antara tumpuk dan antre beri dua contoh guna tiap tiap dalam sistem operasi lalu gambar isi nya setelah lima langkah';

describe('shareOf', () => {
  it('is 1 for the same words in any order, and 0 for none in common', () => {
    expect(shareOf(textOf('graf pohon pohon'), textOf('pohon graf pohon'))).toBe(1);
    expect(shareOf(textOf('graf'), textOf('pohon'))).toBe(0);
    expect(shareOf([], [])).toBe(0);
  });

  it('counts a word as often as both have it', () => {
    expect(shareOf(textOf('graf graf graf'), textOf('graf pohon'))).toBe(1 / 4);
  });

  it('is the same from both sides', () => {
    const [one, other] = [textOf('graf pohon daun'), textOf('pohon akar')];
    expect(shareOf(one, other)).toBe(shareOf(other, one));
  });
});

describe('mostSimilar', () => {
  it('names the same exam with a changed question, and none that is only of the same field', () => {
    const found = mostSimilar(textOf(EXAM), [
      ['lain', textOf('jelas beda antara graf dan pohon beri satu contoh tiap algoritma')],
      ['tahun lalu', textOf(EXAM.replace('lima', 'tujuh'))],
    ]);
    expect(found).toEqual([{ id: 'tahun lalu', share: expect.closeTo(21 / 23, 5) }]);
  });

  it('names five at most, the most similar first', () => {
    const others = [1, 2, 3, 4, 5, 6, 7].map(
      (id) => [id, textOf(`${EXAM} ${'x '.repeat(id)}`)] as const,
    );
    expect(mostSimilar(textOf(EXAM), others.toReversed()).map(({ id }) => id)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('says nothing of a text of a few words', () => {
    expect(
      mostSimilar(textOf('ujian tengah semester'), [[1, textOf('ujian tengah semester')]]),
    ).toEqual([]);
  });
});

describe('distinctiveTerms', () => {
  it('takes the rarest terms that others have too', () => {
    const texts = new Map([
      ['avl', 2],
      ['unik', 1],
      ['jelas', 900],
      ['graf', 40],
    ]);
    const terms = distinctiveTerms(textOf('jelas graf avl unik'), (term) => texts.get(term) ?? 0);
    expect(terms).toEqual(['avl', 'graf', 'jelas']);
  });

  it('takes a few of a long text', () => {
    const long = textOf(Array.from({ length: 500 }, (_, at) => `w${at}`).join(' '));
    expect(distinctiveTerms(long, () => 2)).toHaveLength(12);
  });
});
