import type { Id } from '@bank-soal/contract/common';
import { ApiError } from '../../api/errors.js';
import type { UploadPorts } from '../../data/files/upload-ports.js';
import { changesBetween } from '../../model/field-changes.js';
import { insistOn } from '../edit/save-changes.js';
import { createdMeanwhile } from '../form/find-duplicates.js';
import { newSetBody, type SetForm, sameForm } from '../form/set-form.js';

/** The set that files are sent to, as far as it is known. */
export interface KnownSet {
  setId?: Id;
  /** Its stored values. */
  saved?: SetForm;
  /** Values that were sent for a new set when no answer came. */
  attempted?: SetForm;
}

/** A refusal is an answer: nothing was stored. Silence and a server in trouble leave it open. */
function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/**
 * Sees to it that the set is there and says what the form says. It is created at most once: when an
 * earlier try ended without an answer, one's own list tells whether it was created after all.
 *
 * @param note told what is known as soon as it changes, so that it outlives the page
 * @param signal ends the wait for the server's leave to create it
 */
export async function ensureSet(
  before: KnownSet,
  form: SetForm,
  ports: UploadPorts,
  note: (known: KnownSet) => void,
  signal?: AbortSignal,
): Promise<Id> {
  let known = before;
  const learn = (next: KnownSet) => {
    known = next;
    note(next);
  };

  if (known.setId === undefined && known.attempted) {
    const found = createdMeanwhile(await ports.ownSets(), known.attempted);
    learn(found ? { setId: found.id, saved: known.attempted } : {});
  }

  if (known.setId === undefined) {
    learn({ attempted: form });
    try {
      const body = newSetBody(form, ports.lecturer, new Date());
      const setId = await ports.createSet(body, signal);
      learn({ setId, saved: form });
      return setId;
    } catch (error) {
      if (wasRefused(error)) learn({});
      throw error;
    }
  }

  const { setId, saved = form } = known;
  if (!sameForm(saved, form)) {
    await insistOn(changesBetween(saved, form), ports.savePorts(setId));
    learn({ setId, saved: form });
  }
  return setId;
}
