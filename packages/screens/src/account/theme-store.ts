import type { ThemeChoice } from '@bank-soal/ui/theme-toggle';
import { type KeyStorage, tryTo } from '../browser/stored.js';

/** Name of the choice in the browser's storage. */
export const THEME_KEY = 'bank-soal:theme';

/** Where the choice is kept, what it is shown on, and what tells of other tabs. */
export interface ThemePlaces {
  /** `undefined` when the browser refuses it. */
  local: KeyStorage | undefined;
  /** Carries `data-theme`; without that attribute the device decides. */
  root: {
    /** The attributes of the element, as `document.documentElement` has them. */
    dataset: DOMStringMap;
  };
  /** Fires `storage` when another tab chose. */
  events: Pick<EventTarget, 'addEventListener'>;
}

/** The theme that someone chose, outside React. */
export interface ThemeStore {
  /** The last choice; `system` before there is one. */
  choice(): ThemeChoice;
  /** Shows a theme and keeps the choice; `system` forgets it. */
  choose(choice: ThemeChoice): void;
  /** Calls back after every change, in other tabs too; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

function known(word: string | null | undefined): ThemeChoice {
  return word === 'light' || word === 'dark' ? word : 'system';
}

/** Makes the store, and shows at once what was chosen on an earlier visit. */
export function createThemeStore({ local, root, events }: ThemePlaces): ThemeStore {
  const listeners = new Set<() => void>();
  let now: ThemeChoice = 'system';

  const kept = () => known(tryTo(() => local?.getItem(THEME_KEY)));

  function show(choice: ThemeChoice) {
    now = choice;
    if (choice === 'system') delete root.dataset.theme;
    else root.dataset.theme = choice;
    for (const listener of listeners) listener();
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    // A null key means that everything was cleared.
    if (key === THEME_KEY || key === null) show(kept());
  });
  show(kept());

  return {
    choice: () => now,
    choose(choice) {
      // Where it cannot be kept, it lasts until the page is loaded anew.
      tryTo(() =>
        choice === 'system' ? local?.removeItem(THEME_KEY) : local?.setItem(THEME_KEY, choice),
      );
      show(choice);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
