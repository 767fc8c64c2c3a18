import type { Id } from '@bank-soal/contract/common';
import { type KeyStorage, keepStored, tryTo } from '../../browser/stored.js';
import { type KeptDraft, toKept } from '../draft/kept-draft.js';

/** Keeps a draft in the browser until the server has it, under a name that follows the paper's id. */
export interface DraftSlot {
  keep(draft: KeptDraft): void;
  /** Takes away what was kept here. What another page keeps under the name stays. */
  clear(): void;
}

/**
 * Makes the slot of one editor.
 *
 * @param nameOf under which name a paper's draft is kept; undefined: a paper that has no id yet
 */
export function createDraftSlot(
  storage: KeyStorage | undefined,
  nameOf: (id: Id | undefined) => string,
): DraftSlot {
  let own: { name: string; text: string } | undefined;

  function clear() {
    if (own && tryTo(() => storage?.getItem(own?.name ?? '')) === own.text) {
      keepStored(storage, own.name, undefined);
    }
    own = undefined;
  }

  return {
    keep(draft) {
      const name = nameOf(draft.kept?.id);
      if (own && own.name !== name) clear();
      const value = toKept(draft);
      own = { name, text: JSON.stringify(value) };
      keepStored(storage, name, value);
    },
    clear,
  };
}
