import { SET_SORTS } from '@bank-soal/contract/sets';
import { expect, it } from 'vitest';
import { type PageEnd, readCursor, writeCursor } from './page-cursor.js';

const END = { id: 7, value: '2024-02-28T16:30:00.000Z' };
const ENDS: PageEnd[] = [
  { ...END, sort: 'newest' },
  { ...END, sort: 'oldest' },
  { ...END, sort: 'title', value: `${'i\u0307'.repeat(200)}` },
  { ...END, sort: 'downloads', value: 0 },
];

it.each(ENDS)('reads what it wrote for $sort', (end) => {
  expect(readCursor(writeCursor(end), end.sort)).toEqual(end);
  for (const other of SET_SORTS.filter((sort) => sort !== end.sort)) {
    expect(() => readCursor(writeCursor(end), other)).toThrow('Cursor halaman tidak valid.');
  }
});

it.each([
  '["downloads",1.5,1]',
  '["downloads",1e308,1]',
  '["downloads",-1,1]',
  '["downloads",9007199254740993,1]',
  '["downloads",null,1]',
  '["downloads","1",1]',
  '["downloads",1,1.5]',
  '["downloads",1,0]',
  '["downloads",1,-1]',
  '["downloads",1,1e20]',
  '["downloads",1,1,1]',
  '["newest","2024",1]',
  '["newest","2024-02-28T16:30:00.000+07:00",1]',
  '["newest","\\u0000",1]',
  '["oldest","kemarin",1]',
  '["title","a\\u0000",1]',
  `["title","${'x'.repeat(601)}",1]`,
  '{"0":"title","1":"a","2":1}',
  '["title"',
  'null',
])('refuses %s', (text) => {
  const cursor = text;
  const sort = SET_SORTS.find((one) => text.includes(one)) ?? 'title';
  expect(() => readCursor(cursor, sort)).toThrow('Cursor halaman tidak valid.');
});
