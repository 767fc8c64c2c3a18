import { expect, it } from 'vitest';
import { isCollapseKey } from './use-collapse-key.js';

const press = (part: Partial<KeyboardEvent>) =>
  isCollapseKey({
    key: '\\',
    code: 'Backslash',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    ...part,
  });

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['the place of another letter', { ctrlKey: true, key: '#' }],
  ['the letter at another place', { ctrlKey: true, code: 'IntlBackslash' }],
])('is %s', (_, part) => {
  expect(press(part)).toBe(true);
});

it.each([
  ['the letter alone', {}],
  ['AltGr, which types it', { ctrlKey: true, altKey: true }],
  ['with Shift', { ctrlKey: true, shiftKey: true }],
  ['with both', { ctrlKey: true, metaKey: true }],
  ['taken by another part', { ctrlKey: true, defaultPrevented: true }],
  ['another letter', { ctrlKey: true, key: 'b', code: 'KeyB' }],
])('is not %s', (_, part) => {
  expect(press(part)).toBe(false);
});
