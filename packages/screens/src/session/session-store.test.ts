import { describe, expect, it, vi } from 'vitest';
import type { KeyStorage } from '../browser/stored.js';
import { displayName } from './display-name.js';
import { createSessionStore } from './session-store.js';

const user = {
  id: 4,
  username: 'sari',
  email: 'sari@contoh.ac.id',
  roles: ['ROLE_USER'],
  accessToken: 'abc',
  phone: '0812',
};

function memory(): KeyStorage & { dump: Map<string, string> } {
  const dump = new Map<string, string>();
  return {
    dump,
    getItem: (key) => dump.get(key) ?? null,
    setItem: (key, value) => void dump.set(key, value),
    removeItem: (key) => void dump.delete(key),
  };
}

function storageEvent(key: string | null) {
  return Object.assign(new Event('storage'), { key });
}

function browser(local = memory()) {
  const places = { local, tab: memory(), events: new EventTarget() };
  return { ...places, store: createSessionStore(places) };
}

describe('createSessionStore', () => {
  it('keeps the user whole under "user", in the place that remembering asks for', () => {
    const one = browser();
    one.store.signIn(user, { remember: true });
    expect(JSON.parse(one.local.dump.get('user') ?? '')).toEqual(user);
    expect(one.tab.dump.size).toBe(0);

    one.store.signIn(user, { remember: false });
    expect(one.local.dump.size).toBe(0);
    expect(JSON.parse(one.tab.dump.get('user') ?? '')).toEqual(user);
    expect(one.store.user()).toEqual(user);
  });

  it('answers the same object until the record changes', () => {
    const { store } = browser();
    store.signIn(user, { remember: true });
    expect(store.user()).toBe(store.user());
  });

  it('is signed in at the start from what an earlier visit left', () => {
    const local = memory();
    browser(local).store.signIn(user, { remember: true });
    expect(browser(local).store.user()).toEqual(user);
  });

  it('signs out by removing the record', () => {
    const { store, local } = browser();
    store.signIn(user, { remember: true });
    const listener = vi.fn();
    store.subscribe(listener);
    store.signOut();
    expect(local.dump.size).toBe(0);
    expect(store.user()).toBeUndefined();
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([true, false])(
    'renews the token where the record is kept (remembered: %s)',
    (remember) => {
      const { store, local, tab } = browser();
      store.renew({ accessToken: 'nobody' });
      expect(store.user()).toBeUndefined();
      store.signIn(user, { remember });
      expect(store.isRemembered()).toBe(remember);
      store.renew({ accessToken: 'new' });
      expect(store.user()).toEqual({ ...user, accessToken: 'new' });
      expect([local.dump.size, tab.dump.size]).toEqual(remember ? [1, 0] : [0, 1]);
    },
  );

  it.each(['', 'null', '{', '"sari"', '{"accessToken":""}', '{"username":"sari"}'])(
    'takes the broken record %j as signed out',
    (text) => {
      const local = memory();
      local.setItem('user', text);
      expect(browser(local).store.user()).toBeUndefined();
    },
  );

  it('hears of changes in another tab, and of nothing else', () => {
    const local = memory();
    const here = browser(local);
    const there = browser(local);
    const listener = vi.fn();
    const stop = here.store.subscribe(listener);

    there.store.signIn(user, { remember: true });
    here.events.dispatchEvent(storageEvent('user'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(here.store.user()).toEqual(user);

    here.events.dispatchEvent(storageEvent('theme'));
    expect(listener).toHaveBeenCalledTimes(1);

    local.dump.clear();
    here.events.dispatchEvent(storageEvent(null));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(here.store.user()).toBeUndefined();

    stop();
    here.events.dispatchEvent(storageEvent('user'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lasts until the reload where storage is refused or full', () => {
    const refusing: KeyStorage = {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => {
        throw new Error('SecurityError');
      },
    };
    for (const place of [refusing, undefined]) {
      const store = createSessionStore({ local: place, tab: place, events: new EventTarget() });
      expect(store.user()).toBeUndefined();
      store.signIn(user, { remember: true });
      expect(store.user()).toEqual(user);
      expect(store.isRemembered()).toBe(false);
      store.signOut();
      expect(store.user()).toBeUndefined();
    }
  });
});

describe('displayName', () => {
  it('is the username, else the email', () => {
    expect(displayName(user)).toBe('sari');
    expect(displayName({ ...user, username: ' ' })).toBe('sari@contoh.ac.id');
  });
});
