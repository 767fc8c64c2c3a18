import type { ValueStorage } from '../browser/stored-values.js';
import { isRecord } from '../browser/unknown-record.js';
import type { Pictures } from './pictures.js';
import type { Reviewed } from './reviewed.js';

/** A review that is not saved yet. */
export interface Review {
  /** Name of the file. */
  name: string;
  /** In the order of the file. */
  questions: readonly Reviewed[];
  pictures: Pictures;
  /** The file itself, for its pages; absent where the browser did not keep it. */
  file?: File | undefined;
}

/** Changes whenever a stored review would be read in another way. */
const VERSION = 1;

/** Where the draft of a review outlives the page; pictures and file are written once, questions at every change. */
export interface ReviewDrafts {
  read: () => Promise<Review | undefined>;
  /** Stores a review whose file was read now; rejects where the browser has no room. */
  begin: (review: Review) => Promise<void>;
  change: (review: Review) => Promise<void>;
  remove: () => Promise<void>;
}

function readQuestions(value: unknown): Pick<Review, 'name' | 'questions'> | undefined {
  if (!isRecord(value) || value.version !== VERSION || typeof value.name !== 'string') return;
  if (!Array.isArray(value.questions) || value.questions.length === 0) return;
  return { name: value.name, questions: value.questions as Reviewed[] };
}

/** @param key under which name: one for each account */
export function createReviewDrafts(storage: ValueStorage, key: string): ReviewDrafts {
  const fileKey = `${key}:file`;
  const change = ({ name, questions }: Review) =>
    storage.write(key, { version: VERSION, name, questions });
  return {
    async read() {
      const kept = readQuestions(await storage.read(key));
      if (!kept) return undefined;
      const beside = await storage.read(fileKey);
      if (!isRecord(beside)) return { ...kept, pictures: {} };
      const file = beside.file instanceof File ? beside.file : undefined;
      return { ...kept, pictures: beside.pictures as Pictures, file };
    },
    async begin(review) {
      await storage.write(fileKey, { pictures: review.pictures, file: review.file });
      await change(review);
    },
    change,
    async remove() {
      await storage.write(key, undefined);
      await storage.write(fileKey, undefined);
    },
  };
}
