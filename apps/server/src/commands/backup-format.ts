import { z } from 'zod';

/** What the first entry of a backup says about the rest. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  database: z.object({ size: z.number(), sha256: z.string() }),
  /** How many contents follow. */
  files: z.number(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST_ENTRY = 'manifest.json';
export const DATABASE_ENTRY = 'bank-soal.db';
export const FILES_PREFIX = 'files/';
