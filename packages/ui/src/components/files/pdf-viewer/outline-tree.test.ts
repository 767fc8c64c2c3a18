import { expect, it, vi } from 'vitest';
import { outlineTree } from './outline-tree.js';

it('goes by places, opens what holds entries and leads to pages', () => {
  const onPage = vi.fn<(page: number) => void>();
  const esai = { title: 'Soal', page: 2, entries: [] };
  const first = { title: 'Soal', page: null, entries: [esai] };
  const { items, holders, valueOf } = outlineTree([first, { ...esai }], onPage, String);
  expect(items.map(({ value }) => value)).toEqual(['1', '2']);
  expect(holders).toEqual(['1']);
  expect(valueOf.get(esai)).toBe('1.1');
  expect(items[0]).toMatchObject({ selectable: false, children: [{ value: '1.1', detail: '2' }] });
  items[0]?.onSelect?.();
  expect(onPage).not.toHaveBeenCalled();
  items[1]?.onSelect?.();
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
});
