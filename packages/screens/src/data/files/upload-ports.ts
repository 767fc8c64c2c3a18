import type { CallOptions } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import type { FileCategory } from '@bank-soal/contract/files';
import type { QuestionSetBody } from '@bank-soal/contract/sets';
import type { SavePorts } from '../../model/sets/editable-set.js';
import type { QuestionSet, SetFile } from '../../model/sets/question-set.js';

/** How an upload is followed, by the share of it that was sent, and stopped. */
export type UploadCall = Pick<CallOptions, 'onProgress' | 'signal'>;

/** Server calls of an upload, and its account. */
export interface UploadPorts {
  /** The signed-in user's token; `undefined` when there is none. */
  accessToken: string | undefined;
  /** Name that the set is uploaded under. */
  lecturer: string;
  createSet(body: QuestionSetBody, signal?: AbortSignal): Promise<Id>;
  /** For changes to the set that was created. */
  savePorts(id: Id): SavePorts;
  ownSets(): Promise<readonly QuestionSet[]>;
  /** Stored files of a set; `undefined` when there is no such set any more. */
  storedFiles(id: Id): Promise<readonly SetFile[] | undefined>;
  /** Sends one file; returns its id. */
  sendFile(setId: Id, category: FileCategory, file: File, call: UploadCall): Promise<Id>;
  deleteFile(setId: Id, id: Id): Promise<void>;
}
