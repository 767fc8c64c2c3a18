import { expect, it } from 'vitest';
import { entryAt, readOutline } from './outline.js';

const bookmark = (title: string, dest: string | readonly unknown[] | null, items: unknown[] = []) =>
  ({ title, dest, items }) as never;

const pdf = (outline: unknown) => ({
  getOutline: async () => outline as never,
  getDestination: async (name: string) => (name === 'kunci' ? [{ num: 7, gen: 0 }] : null),
  getPageIndex: async ({ num }: { num: number }) => {
    if (num > 9) throw new Error('No such page');
    return num;
  },
});

it('finds the page of every entry, by number, by reference and by name', async () => {
  const entries = await readOutline(
    pdf([
      bookmark(' Soal ', [0, { name: 'Fit' }], [bookmark('Esai', [{ num: 3, gen: 0 }])]),
      bookmark('Kunci', 'kunci'),
      bookmark('Hilang', 'tidak-ada'),
      bookmark('Rusak', [{ num: 99, gen: 0 }]),
      bookmark('Situs', null),
    ]),
  );
  expect(entries.map(({ title, page }) => [title, page])).toEqual([
    ['Soal', 1],
    ['Kunci', 8],
    ['Hilang', null],
    ['Rusak', null],
    ['Situs', null],
  ]);
  expect(entries[0]?.entries).toEqual([{ title: 'Esai', page: 4, entries: [] }]);
  expect(entryAt(entries, 3)?.title).toBe('Soal');
  expect(entryAt(entries, 5)?.title).toBe('Esai');
  expect(entryAt(entries, 20)?.title).toBe('Kunci');
  expect(entryAt([], 1)).toBeNull();
});

it('has no entries where there is no outline, or a broken one', async () => {
  expect(await readOutline(pdf(null))).toEqual([]);
  expect(
    await readOutline({ ...pdf(null), getOutline: () => Promise.reject(new Error('Broken')) }),
  ).toEqual([]);
});

it('reads a bounded part of an outline without end', async () => {
  const wide = Array.from({ length: 1000 }, (_, index) => bookmark(`Bagian ${index}`, [index % 5]));
  expect(await readOutline(pdf(wide))).toHaveLength(300);
  let deep: unknown[] = [];
  for (let level = 0; level < 50; level += 1) deep = [bookmark('Lagi', [0], deep)];
  let levels = 0;
  for (let entries = await readOutline(pdf(deep)); entries[0]; entries = entries[0].entries) {
    levels += 1;
  }
  expect(levels).toBe(5);
});
