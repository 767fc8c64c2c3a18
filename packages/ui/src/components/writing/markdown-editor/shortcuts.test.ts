import { describe, expect, it } from 'vitest';
import { ariaShortcut, readShortcut, SHORTCUTS, toolOf } from './shortcuts.js';

const press = (code: string, ...held: string[]) => ({
  code,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
  altKey: held.includes('alt'),
});

describe('toolOf', () => {
  it('finds a tool by Ctrl and by Cmd', () => {
    expect(toolOf(press('KeyB', 'ctrl'))).toBe('bold');
    expect(toolOf(press('KeyB', 'meta'))).toBe('bold');
    expect(toolOf(press('KeyI', 'ctrl'))).toBe('italic');
    expect(toolOf(press('KeyK', 'ctrl'))).toBe('link');
    expect(toolOf(press('KeyE', 'ctrl'))).toBe('code');
    expect(toolOf(press('Digit1', 'ctrl', 'alt'))).toBe('heading1');
    expect(toolOf(press('Digit2', 'ctrl', 'alt'))).toBe('heading2');
    expect(toolOf(press('Digit7', 'ctrl', 'shift'))).toBe('numbers');
    expect(toolOf(press('Digit8', 'ctrl', 'shift'))).toBe('bullets');
  });

  it.each([
    press('KeyB'),
    press('KeyB', 'ctrl', 'meta'),
    press('KeyB', 'ctrl', 'shift'),
    press('KeyI', 'ctrl', 'shift'),
    press('Digit1', 'ctrl'),
    press('KeyC', 'ctrl'),
  ])('leaves other keys to the browser: %o', (event) => {
    expect(toolOf(event)).toBeUndefined();
  });

  it('gives no key twice', () => {
    const keys = Object.values(SHORTCUTS).map((shortcut) => readShortcut(shortcut, false));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('writes shortcuts for people and for assistive technology', () => {
  expect(readShortcut({ code: 'KeyB' }, false)).toBe('Ctrl+B');
  expect(readShortcut({ code: 'Digit8', shift: true }, true)).toBe('⇧⌘8');
  expect(ariaShortcut({ code: 'Digit1', alt: true })).toBe('Control+Alt+1 Meta+Alt+1');
});
