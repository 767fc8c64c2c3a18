import type { KeyStorage } from '../session/session-store.js';
import { parseDraft, type UploadDraft, writeDraft } from './upload-draft.js';

/** Where a draft is kept between pages. A full or refused storage costs the draft, nothing else. */
export interface DraftKeeper {
  /** @param year for what has none */
  read(year: number): UploadDraft | undefined;
  /** Keeps the draft; `undefined` takes it away. */
  write(draft: UploadDraft | undefined): void;
}

/** Makes the keeper of one draft. */
export function createDraftKeeper(storage: KeyStorage | undefined, key: string): DraftKeeper {
  let kept: string | undefined;
  return {
    read(year) {
      try {
        return parseDraft(storage?.getItem(key), year);
      } catch {
        return undefined;
      }
    },
    write(draft) {
      const text = draft && writeDraft(draft);
      if (text === kept) return;
      kept = text;
      try {
        if (text === undefined) storage?.removeItem(key);
        else storage?.setItem(key, text);
      } catch {
        kept = undefined;
      }
    },
  };
}
