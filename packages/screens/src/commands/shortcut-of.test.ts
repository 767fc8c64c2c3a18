import { expect, it } from 'vitest';
import { type PressedKey, shortcutOf } from './shortcut-of.js';

const pressed = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...more,
});

it.each([
  ['k', { ctrlKey: true }, 'commands'],
  ['K', { metaKey: true }, 'commands'],
  ['?', { shiftKey: true }, 'shortcuts'],
  ['k', {}, undefined],
  ['k', { ctrlKey: true, shiftKey: true }, undefined],
  ['k', { ctrlKey: true, metaKey: true }, undefined],
  ['k', { ctrlKey: true, altKey: true }, undefined],
  ['?', { ctrlKey: true }, undefined],
  ['?', { isComposing: true }, undefined],
] as const)('%s with %j opens %s', (key, more, opens) => {
  expect(shortcutOf(pressed(key, more), true)).toBe(opens);
});

it('knows no single key once they are switched off', () => {
  expect(shortcutOf(pressed('?'), false)).toBeUndefined();
  expect(shortcutOf(pressed('k', { ctrlKey: true }), false)).toBe('commands');
});
