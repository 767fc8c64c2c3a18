import { z } from 'zod';
import type { Database } from '../db/schema.js';

/** Tables of a backup; referenced rows come before those that refer to them. */
export const BACKED_UP_TABLES = [
  'users',
  'course_tags',
  'question_sets',
  'files',
  'material_tags',
  'course_materials',
  'audit_log',
  'file_reads',
  'questions',
  'question_versions',
  'question_images',
  'outcomes',
  'question_outcomes',
  'papers',
  'paper_items',
  'paper_people',
  'images',
  'identities',
  'comments',
  'notices',
  'follows',
  'set_marks',
  'account_settings',
  'download_weeks',
] as const satisfies readonly (keyof Database)[];

export type BackedUpTable = (typeof BACKED_UP_TABLES)[number];

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Earlier backups: a copy of the embedded database itself. */
const firstFormat = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  database: z.object({ size: z.number(), sha256 }),
});

/** Rows as JSON, one a line: the same from every database, for every database. */
const rowsFormat = z.object({
  format: z.literal(2),
  createdAt: z.string(),
  /** The migrations that had made the tables. */
  schema: z.array(z.string()),
  tables: z.record(
    z.string(),
    z.object({
      rows: z.number(),
      sha256,
      /** The highest number that was ever given; its row may be gone. */
      lastId: z.number(),
    }),
  ),
  /** Contents that follow. */
  files: z.number(),
  /** Contents that the store did not have. */
  missing: z.array(sha256),
  /** Contents whose bytes were not those that had been stored. */
  damaged: z.array(sha256),
  /** Only rows: their contents were left where they are, in the bank's own store. */
  rowsOnly: z.boolean().optional(),
});

/** A backup's description of itself. */
export const manifestSchema = z.discriminatedUnion('format', [firstFormat, rowsFormat]);

export type Manifest = z.infer<typeof manifestSchema>;
export type RowsManifest = z.infer<typeof rowsFormat>;

export const MANIFEST_ENTRY = 'manifest.json';
export const DATABASE_ENTRY = 'bank-soal.db';
export const FILES_PREFIX = 'files/';

export function tableEntry(table: string): string {
  return `tables/${table}.jsonl`;
}
