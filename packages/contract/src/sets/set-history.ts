import * as z from 'zod/mini';
import { idSchema } from '../common/ids.js';

const facts = z.nullable(z.record(z.string(), z.unknown()));

/** Something that was done to a set. */
export const setEventSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Null for the server and the commands on its own machine. */
  actor: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** One of `AUDIT_ACTIONS`; later versions have more. */
  action: z.string(),
  /** The fields that changed, as they were. */
  before: facts,
  /** The fields that changed, as they are since. */
  after: facts,
});

/** Something that was done to a set. */
export type SetEventAnswer = z.infer<typeof setEventSchema>;

/** Events of a set: a bare array, newest first. */
export const setHistorySchema = z.array(setEventSchema);

/** Ways to open a file. */
export const FILE_READ_HOWS = ['view', 'download', 'preview', 'archive'] as const;

/** How a file was opened. */
export type FileReadHow = (typeof FILE_READ_HOWS)[number];

/** Somebody opened a file that was not for everyone at that moment. */
export const fileReadSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  reader: z.object({ id: idSchema, name: z.string() }),
  file: z.object({ id: idSchema, originalname: z.string() }),
  how: z.enum(FILE_READ_HOWS),
});

/** Somebody opened a file that was not for everyone at that moment. */
export type FileReadAnswer = z.infer<typeof fileReadSchema>;

/** Readers of a set's files: a bare array, newest first. */
export const fileReadsSchema = z.array(fileReadSchema);
