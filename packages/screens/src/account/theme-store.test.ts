import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../test/memory-storage.js';
import { createThemeStore, THEME_KEY } from './theme-store.js';

function page(local = memoryStorage()) {
  const root = { dataset: {} as DOMStringMap };
  const events = new EventTarget();
  return { local, root, events, store: createThemeStore({ local, root, events }) };
}

it('follows the device until someone chooses, and again when they choose so', () => {
  const { store, root, local } = page();
  expect([store.choice(), root.dataset.theme]).toEqual(['system', undefined]);
  store.choose('dark');
  expect([store.choice(), root.dataset.theme, local.getItem(THEME_KEY)]).toEqual([
    'dark',
    'dark',
    'dark',
  ]);
  store.choose('system');
  expect(root.dataset).not.toHaveProperty('theme');
  expect(local.getItem(THEME_KEY)).toBeNull();
});

it('shows at once what was chosen before', () => {
  expect(page(memoryStorage({ [THEME_KEY]: 'light' })).root.dataset.theme).toBe('light');
  expect(page(memoryStorage({ [THEME_KEY]: 'ungu' })).root.dataset.theme).toBeUndefined();
});

it('hears of another tab', () => {
  const { store, root, local, events } = page();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  local.setItem(THEME_KEY, 'dark');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: THEME_KEY }));
  expect([root.dataset.theme, listener.mock.calls.length]).toEqual(['dark', 1]);
  stop();
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'user' }));
  expect(listener).toHaveBeenCalledOnce();
});

it('works without a storage', () => {
  const root = { dataset: {} as DOMStringMap };
  const store = createThemeStore({ local: undefined, root, events: new EventTarget() });
  store.choose('dark');
  expect(root.dataset.theme).toBe('dark');
});
