import type { Id } from '@bank-soal/contract/ids';
import type { QuestionSetBody } from '@bank-soal/contract/question-sets';
import type { UploadCall } from '../api/contribution-port.js';
import type { QuestionSet, SetFile } from '../model/question-set.js';
import type { SetForm } from '../set-editor/set-form.js';
import type { UploadItem } from '../set-editor/upload-items.js';

/** What an upload needs from the server, and in whose name. */
export interface UploadPorts {
  /** The signed-in user's token; `undefined` when there is none. */
  accessToken: string | undefined;
  /** Name that the set is uploaded under. */
  lecturer: string;
  createSet(body: QuestionSetBody, signal?: AbortSignal): Promise<Id>;
  /** Changes what differs from what was saved, and nothing else. */
  updateSet(id: Id, saved: SetForm, form: SetForm): Promise<void>;
  ownSets(): Promise<readonly QuestionSet[]>;
  /** What a set has by now; `undefined` when there is no such set any more. */
  storedFiles(id: Id): Promise<readonly SetFile[] | undefined>;
  /** Sends one file; returns its id. */
  sendFile(setId: Id, item: UploadItem, file: File, call: UploadCall): Promise<Id>;
  deleteFile(setId: Id, id: Id): Promise<void>;
}
