import { describe, expect, it } from 'vitest';
import { questionSetListQuerySchema } from './question-set-pages.js';

const read = (query: object) => questionSetListQuerySchema.safeParse(query);
const tags = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`);

describe('filters of the list', () => {
  it('count once, however often they come', () => {
    const courseTag = [...tags(20), ...tags(20)];
    expect(read({ courseTag }).data).toEqual({ courseTag: tags(20) });
  });

  it.each([
    [{ courseTag: tags(21) }, 'Paling banyak 20 pilihan untuk setiap filter.'],
    [{ materialTag: tags(21) }, 'Paling banyak 20 pilihan untuk setiap filter.'],
    [{ difficulty: tags(21) }, 'Paling banyak 20 pilihan untuk setiap filter.'],
    [{ materialTag: ['x'.repeat(101)] }, 'Setiap pilihan filter maksimal 100 karakter.'],
    [{ q: 'x'.repeat(201) }, 'Teks pencarian maksimal 200 karakter.'],
    [{ cursor: 'x'.repeat(4001) }, 'Cursor halaman tidak valid.'],
  ])('are bounded: %j', (query, message) => {
    expect(read(query).error?.issues[0]?.message).toBe(message);
  });
});
