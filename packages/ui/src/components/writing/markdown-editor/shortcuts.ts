import type { Tool } from './toolbar-actions.js';

/** A key that is pressed together with Ctrl, or Cmd on a Mac. */
export interface Shortcut {
  /** The key by its place (`KeyboardEvent.code`), so that other layouts and Shift do not matter. */
  code: string;
  shift?: boolean;
  alt?: boolean;
}

/** The keys of the tools; the others are reached through the toolbar. */
export const SHORTCUTS: Partial<Record<Tool, Shortcut>> = {
  bold: { code: 'KeyB' },
  italic: { code: 'KeyI' },
  heading1: { code: 'Digit1', alt: true },
  heading2: { code: 'Digit2', alt: true },
  bullets: { code: 'Digit8', shift: true },
  numbers: { code: 'Digit7', shift: true },
  code: { code: 'KeyE' },
  link: { code: 'KeyK' },
};

type Keys = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The tool that a key press asks for. */
export function toolOf(event: Keys): Tool | undefined {
  if (event.ctrlKey === event.metaKey) return undefined;
  const found = Object.entries(SHORTCUTS).find(
    ([, { code, shift = false, alt = false }]) =>
      event.code === code && event.shiftKey === shift && event.altKey === alt,
  );
  return found?.[0] as Tool | undefined;
}

function keyOf({ code }: Shortcut): string {
  return code.replace(/^(Key|Digit)/, '');
}

/** A shortcut as people read it: `Ctrl+Shift+8`, on a Mac `⇧⌘8`. */
export function readShortcut(shortcut: Shortcut, apple: boolean): string {
  const { shift, alt } = shortcut;
  if (apple) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}⌘${keyOf(shortcut)}`;
  return ['Ctrl', alt && 'Alt', shift && 'Shift', keyOf(shortcut)].filter(Boolean).join('+');
}

/** A shortcut as assistive technology reads it (`aria-keyshortcuts`). */
export function ariaShortcut(shortcut: Shortcut): string {
  return ['Control', 'Meta']
    .map((modifier) =>
      [modifier, shortcut.alt && 'Alt', shortcut.shift && 'Shift', keyOf(shortcut)]
        .filter(Boolean)
        .join('+'),
    )
    .join(' ');
}
