import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DataColumn } from './data-column.js';
import { DataTable } from './data-table.js';

const columns: DataColumn<number>[] = [
  { id: 'name', header: 'Nama', cell: (number) => `Tag ${number}.`, rowHeader: true },
];

const drawn = (count: number) =>
  renderToString(
    createElement(DataTable<number>, {
      caption: 'Tag',
      columns,
      rows: Array.from({ length: count }, (_, index) => index + 1),
      rowKey: (number) => number,
    }),
  );

it('draws all rows of a short table on a server', () => {
  expect(drawn(199)).toContain('Tag 199.');
});

it('draws the first rows of a long one on a server, and leaves nothing unfinished', () => {
  const markup = drawn(200);
  expect(markup).toContain('Tag 50.');
  expect(markup).not.toContain('Tag 51.');
  expect(markup).toContain('aria-rowcount="201"');
  expect(markup).not.toContain('<!--$!-->');
});
