/** Dialog that a key opens. */
export type Shortcut = 'commands' | 'shortcuts';

/** Properties of a key event that count. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** Where someone is: what they write in takes the keys for itself, and so does what lies over the page. */
const TAKEN =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether keys that are pressed there are meant for what is there. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKEN) !== null;
}

/**
 * Dialog that a key opens: Ctrl+K (or Command+K) the commands, `?` the list of shortcuts.
 *
 * @param single whether keys without a modifier count; WCAG 2.1.4 asks that they can be switched off
 */
export function shortcutOf(event: PressedKey, single: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.isComposing || altKey) return undefined;
  if (ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === 'k') return 'commands';
  return single && key === '?' && !ctrlKey && !metaKey ? 'shortcuts' : undefined;
}
