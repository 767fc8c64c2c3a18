type Keys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/**
 * Whether a key narrows or widens the sidebar: Ctrl or Cmd with a backslash, which neither browsers nor editors of text
 * have taken. By its place, too: not every keyboard has that letter without another key.
 */
export function isCollapseKey(event: Keys): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || shiftKey || ctrlKey === metaKey) return false;
  return key === '\\' || code === 'Backslash';
}
