import * as z from 'zod/mini';
import { idSchema } from '../common/ids.js';
import { fallback, readNumber } from '../common/lenient.js';
import { FILE_CATEGORIES } from './file-categories.js';

/** The two combined documents of a set. */
export const PREVIEW_TYPES = ['questions', 'answers'] as const;

/** A combined document: `questions` with the test cases behind them, or `answers`. */
export type PreviewType = (typeof PREVIEW_TYPES)[number];

/** Name under which the template for questions is saved. */
export const TEMPLATE_FILE_NAME = 'Template_Soal.docx';

/** Whether the text of a file can be found: it can, it waits to be read, it has none, or it cannot be read. */
export const SEARCHABLE_STATES = ['siap', 'menunggu', 'tanpa-teks', 'gagal'] as const;

/** Whether the text of a file can be found. */
export type SearchableState = (typeof SEARCHABLE_STATES)[number];

/** A stored file, as sets carry it and as an upload answers it. */
export const fileSchema = z.object({
  id: idSchema,
  /** The name that the file had when it was uploaded. */
  originalname: z.string(),
  /** `pdf`, `doc`, `docx`, `txt`, or any other word. */
  filetype: z.string(),
  /** One of {@link FILE_CATEGORIES}; another word is shown nowhere. */
  filecategory: z.string(),
  /** Bytes. */
  size: fallback(readNumber, 0),
  /** Only in own sets. */
  searchable: z.optional(fallback(z.optional(z.enum(SEARCHABLE_STATES)), undefined)),
});

/** A stored file. */
export type FileAnswer = z.infer<typeof fileSchema>;

/** Fields beside the `file` part of a multipart upload; the parts come in any order. */
export const uploadFieldsSchema = z.object({
  questionSetId: z.coerce.number().check(z.int(), z.positive()),
  fileCategory: z.enum(FILE_CATEGORIES),
  /** Id of the file whose place it takes; 409 and nothing kept when that one is gone by then. */
  replaces: z.optional(z.coerce.number().check(z.int(), z.positive())),
});

/** Fields beside the `file` part of an upload. */
export type UploadFields = z.infer<typeof uploadFieldsSchema>;

/** Answer to an upload. */
export const uploadAnswerSchema = z.object({ message: z.string(), file: fileSchema });

/** Query of the combined preview; without a type the questions are meant. */
export const previewQuerySchema = z.object({
  type: z.prefault(z.enum(PREVIEW_TYPES), 'questions'),
  /** `visitor`, `user` or `lecturer`: what that reader would be shown. For who may change the set. */
  as: z.optional(z.string()),
});
