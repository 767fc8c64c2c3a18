import { jakartaYear } from '@bank-soal/contract/common';
import { checkUploadForm, type FileCategory } from '@bank-soal/contract/files';
import { type KeyStorage, keepStored, readStored } from '../../browser/stored.js';
import type { UploadPorts } from '../../data/files/upload-ports.js';
import { uploadTexts } from '../../indonesian/upload.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { editedStatus, statusWithFile } from '../edit/edited-status.js';
import { proposedTitle } from '../form/proposed-title.js';
import { releaseProblem } from '../form/release-problem.js';
import { emptyForm, type SetForm, valuesOf } from '../form/set-form.js';
import type { KnownSet } from './ensure-set.js';
import { judgeFiles } from './file-problem.js';
import { sendUpload } from './send-upload.js';
import { draftOf, readDraft, type UploadDraft } from './upload-draft.js';
import { uploadFailure } from './upload-failure.js';
import { itemsOf } from './upload-items.js';
import { createUploadQueue } from './upload-queue.js';
import { type UploadProblem, type UploadState, type UploadStatus } from './upload-state.js';

/**
 * One person's upload, outside React: it goes on while pages change, and what was typed outlives a
 * reload, an expired session and a failure.
 */
export interface UploadSession {
  /** The same object until something changes. */
  state(): UploadState;
  subscribe(listener: () => void): () => void;
  change(part: Partial<SetForm>): void;
  /** Says what comes from now on in the host's words; in Indonesian until then. */
  setMessages(messages: ScreenTexts['upload']): void;
  /** Takes files into a slot; what is empty, larger than `maxMb` MB or of another kind is refused. */
  addFiles(category: FileCategory, files: readonly File[], maxMb: number): void;
  /** Takes a file out of the form, and off the server when it was sent. */
  removeFile(id: string, ports: UploadPorts): void;
  /** Sends everything that is not sent yet; with an id only that file. */
  submit(ports: UploadPorts, only?: string): Promise<void>;
  /** Stops what is under way. */
  cancel(): void;
  /** Takes the message away, such as after signing in again. */
  dismiss(): void;
  /** Empties the form. */
  reset(): void;
}

const IDLE: UploadStatus = { kind: 'idle' };
const thisYear = () => jakartaYear(new Date());

/**
 * Makes the session of one person.
 *
 * @param storage where the draft is kept; `undefined` where the browser refuses it
 * @param key the draft's name there
 */
export function createUploadSession(storage: KeyStorage | undefined, key: string): UploadSession {
  const listeners = new Set<() => void>();
  const queue = createUploadQueue(changed);
  let form = emptyForm(thisYear());
  let known: KnownSet = {};
  let status = IDLE;
  let messages: ScreenTexts['upload'] = uploadTexts;
  let slotProblems: UploadState['slotProblems'] = {};
  let lost: readonly string[] = [];
  // The title that a file's name suggested; once is enough, whatever becomes of it.
  let suggested = '';
  let running: AbortController | undefined;
  let snapshot: UploadState | undefined;

  function changed() {
    snapshot = undefined;
    keepStored(storage, key, draftOf(form, known, queue.items(), lost));
    for (const listener of listeners) listener();
  }

  function fail(problem: UploadProblem) {
    status = { kind: 'failed', problem };
    changed();
  }

  function clear() {
    form = emptyForm(thisYear());
    known = {};
    slotProblems = {};
    lost = [];
    suggested = '';
    queue.replaceAll([]);
  }

  function restore({ form: typed, setId, saved, attempted, sent, unsent }: UploadDraft) {
    form = typed;
    known = { setId, saved, attempted };
    lost = unsent;
    queue.replaceAll(
      sent.map((file) => ({ ...file, id: `s${file.fileId}`, status: 'done', progress: 1 })),
    );
  }

  function suggestTitle({ name }: File) {
    if (form.title !== '' || suggested !== '') return;
    suggested = proposedTitle(name);
    if (suggested === '') return;
    form = { ...form, title: suggested };
    if (status.kind === 'failed') status = editedStatus(status, { title: suggested });
  }

  const before = readStored(storage, key, readDraft);
  if (before) restore(before);

  return {
    state() {
      const titleProposed = suggested !== '' && form.title === suggested;
      snapshot ??= {
        form,
        titleProposed,
        items: queue.items(),
        status,
        slotProblems,
        lost,
        setId: known.setId,
      };
      return snapshot;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part) {
      form = { ...form, ...part };
      if (status.kind === 'succeeded') status = IDLE;
      if (status.kind === 'failed') status = editedStatus(status, part);
      changed();
    },
    setMessages(next) {
      messages = next;
    },
    addFiles(category, files, maxMb) {
      const { accepted, problem } = judgeFiles(files, queue.items().length, maxMb);
      slotProblems = { ...slotProblems, [category]: problem };
      lost = lost.filter((name) => files.every((file) => file.name !== name));
      if (status.kind === 'succeeded') status = IDLE;
      const [first] = category === 'questions' ? accepted : [];
      if (first && status.kind === 'failed') status = statusWithFile(status);
      if (first) suggestTitle(first);
      queue.add(category, accepted);
    },
    removeFile(id, ports) {
      const item = queue.items().find((one) => one.id === id);
      if (item) slotProblems = { ...slotProblems, [item.category]: undefined };
      const fileId = item?.fileId;
      if (known.setId === undefined || fileId === undefined) {
        queue.remove(id);
        return;
      }
      void ports.deleteFile(known.setId, fileId).then(
        () => queue.remove(id),
        (error: unknown) => fail(uploadFailure(error, messages)),
      );
    },
    async submit(ports, only) {
      if (status.kind === 'busy') return;
      const hasQuestionFile = itemsOf(queue.items(), 'questions').length > 0;
      const judged = { hasQuestionFile, values: valuesOf(form), accessToken: ports.accessToken };
      const problem = checkUploadForm(judged, new Date());
      if (problem) {
        const { failure: sentence, fields } = problem;
        fail({ sentence, fields, signIn: sentence.code === 'session-ended' });
        return;
      }
      const release = releaseProblem(form.release, messages.release);
      if (release) {
        fail(release);
        return;
      }
      running = new AbortController();
      status = { kind: 'busy' };
      lost = [];
      changed();
      const { signal } = running;
      const note = (next: KnownSet) => {
        known = next;
        changed();
      };
      status = await sendUpload({ form, known, queue, ports, only, signal, note, messages });
      if (status.kind === 'succeeded') clear();
      changed();
    },
    cancel: () => running?.abort(),
    dismiss() {
      if (status.kind === 'busy') return;
      status = IDLE;
      changed();
    },
    reset() {
      clear();
      status = IDLE;
      changed();
    },
  };
}
