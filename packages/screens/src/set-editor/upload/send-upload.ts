import type { UploadPorts } from '../../data/files/upload-ports.js';
import { refusesInput } from '../../model/field-problems.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { claimStored } from '../edit/claim-stored.js';
import { type SetForm } from '../form/set-form.js';
import { ensureSet, type KnownSet } from './ensure-set.js';
import { fileFailure, uploadFailure } from './upload-failure.js';
import { allSent, unsend, unsentItems, wordFileIn } from './upload-items.js';
import { type UploadQueue } from './upload-queue.js';
import { type UploadStatus } from './upload-state.js';

/** One try to send a form and its files. */
export interface UploadTry {
  form: SetForm;
  known: KnownSet;
  queue: UploadQueue;
  ports: UploadPorts;
  /** Sends only this item. */
  only?: string;
  signal: AbortSignal;
  /** Its texts. */
  messages: ScreenTexts['upload'];
  /** Called with what is known about the set as soon as it changes. */
  note: (known: KnownSet) => void;
}

/** Files from an earlier try are on the server: they are not sent again. */
async function takeStock({ known, queue, ports, note }: UploadTry): Promise<KnownSet> {
  if (known.setId === undefined) return known;
  const stored = await ports.storedFiles(known.setId);
  if (stored) {
    queue.replaceAll(claimStored(queue.items(), stored));
    return known;
  }
  queue.replaceAll(unsend(queue.items()));
  note({});
  return {};
}

function outcome(
  { form, queue, signal, messages }: UploadTry,
  id: number,
  errors: unknown[],
): UploadStatus {
  if (allSent(queue.items())) {
    const wordFile = wordFileIn(queue.items());
    const { title, release } = form;
    return { kind: 'succeeded', id, title: title.trim(), release, ...(wordFile && { wordFile }) };
  }
  if (signal.aborted) return { kind: 'cancelled' };
  if (errors.length === 0) return { kind: 'idle' };
  const { sentence, signIn } = uploadFailure(errors[0], messages);
  const left = unsentItems(queue.items()).length;
  const detail = messages.someFailed(String(left), String(queue.items().length));
  return { kind: 'failed', problem: { sentence, detail, signIn } };
}

/** Creates the set once, then sends what it does not have yet. Never throws. */
export async function sendUpload(one: UploadTry): Promise<UploadStatus> {
  const { queue, ports, only, signal, messages } = one;
  try {
    const known = await takeStock(one);
    const id = await ensureSet(known, one.form, ports, one.note, signal);
    const errors = await queue.send(
      unsentItems(queue.items()).filter((item) => only === undefined || item.id === only),
      ({ category }, file, call) => ports.sendFile(id, category, file, call),
      (error) => fileFailure(error, messages),
      signal,
    );
    return outcome(one, id, errors);
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    const ofInput = refusesInput(error);
    return { kind: 'failed', problem: { ...uploadFailure(error, messages), ofInput } };
  }
}
