import { expect, it } from 'vitest';
import { createSealedCursors } from './sealed-cursors.js';

const END = '["title","Struktur Data – é",7]';
const cursors = createSealedCursors('a'.repeat(32));
const sealed = cursors.seal('questionSets', END);

it('opens what any server of the bank sealed, and seals the same alike', () => {
  const other = createSealedCursors('a'.repeat(32));
  expect(other.open('questionSets', sealed)).toBe(END);
  expect(other.seal('questionSets', END)).toBe(sealed);
});

it('says nothing of what is sealed', () => {
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/title|Struktur/);
});

it('opens nothing else', () => {
  const bytes = Buffer.from(sealed, 'base64url');
  const changed = Array.from(bytes, (byte, at) => {
    const copy = Buffer.from(bytes);
    copy[at] = byte ^ 1;
    return copy.toString('base64url');
  });
  const others = [
    '',
    'x',
    'A'.repeat(400),
    sealed.slice(4),
    Buffer.from(END).toString('base64url'),
  ];
  for (const cursor of [...changed, ...others]) {
    expect(() => cursors.open('questionSets', cursor)).toThrow('Cursor halaman tidak valid.');
  }
  expect(() => cursors.open('papers', sealed)).toThrow('Cursor halaman tidak valid.');
  expect(() => createSealedCursors('b'.repeat(32)).open('questionSets', sealed)).toThrow();
});
