import * as z from 'zod/mini';
import { VISIBILITIES } from '../sets/release.js';

/** Parts that a server stands on: each is looked at when its state is asked for. */
export const SERVER_PARTS = ['database', 'files', 'documents', 'search', 'mail'] as const;

/** A part that a server stands on: `documents` are the processes that read and write files. */
export type ServerPart = (typeof SERVER_PARTS)[number];

/**
 * Why a part is not well: it refuses, it does not answer in time, or what it does failed at last and is
 * tried again by itself.
 */
export const PART_PROBLEMS = ['unreachable', 'slow', 'delayed'] as const;

/** Why a part of a server is not well. */
export type PartProblem = (typeof PART_PROBLEMS)[number];

/**
 * The settings that administrators are shown, by the names of their variables. No secret is among them,
 * and no address: of those that hold one it is only said whether they are set, or how many they name.
 */
export const SERVER_SETTINGS = [
  'PUBLIC_BROWSING',
  'REQUIRE_LOGIN',
  'DEFAULT_VISIBILITY',
  'MAX_UPLOAD_MB',
  'WRITES_PER_MINUTE',
  'MAX_SETS_PER_ACCOUNT',
  'MAX_MB_PER_ACCOUNT',
  'AUDIT_DAYS',
  'TOKEN_TTL_S',
  'TRUST_PROXY',
  'CORS_ORIGINS',
  'OIDC_ISSUER',
  'SMTP_URL',
  'S3_BUCKET',
  'METRICS_PORT',
] as const;

const bytes = z.int().check(z.nonnegative());
const count = bytes;

/** How a server is at one moment; nothing in it leads to the machine or to what it connects to. */
export const serverStateSchema = z.object({
  /** When it was looked at. */
  at: z.string(),
  version: z.string(),
  /** Of Node: `26.1.0`. */
  node: z.string(),
  startedAt: z.string(),
  database: z.enum(['sqlite', 'postgresql']),
  files: z.enum(['disk', 's3']),
  /** Those that this server has, `problem: null` for one that is well. */
  parts: z.array(
    z.object({ part: z.enum(SERVER_PARTS), problem: z.nullable(z.enum(PART_PROBLEMS)) }),
  ),
  storage: z.object({
    /** Of the data folder; null where the files are in a bucket, or it could not be had. */
    disk: z.nullable(z.object({ free: bytes, total: bytes })),
    /** Size of the database; null where it could not be read in time. */
    databaseBytes: z.nullable(bytes),
    /** Contents of the bank, withdrawn sets too; null where they could not be counted in time. */
    kept: z.nullable(
      z.object({
        sets: count,
        files: count,
        accounts: count,
        /** Of all contents together; one that several have counts once. */
        bytes,
        /** The accounts with most bytes, counted as by `MAX_MB_PER_ACCOUNT`; the largest first. */
        largest: z.array(z.object({ id: z.int(), name: z.string(), bytes })),
      }),
    ),
  }),
  settings: z.array(
    z.object({
      name: z.enum(SERVER_SETTINGS),
      value: z.union([z.boolean(), count, z.enum(VISIBILITIES)]),
    }),
  ),
});

/** How a server is at one moment. */
export type ServerState = z.infer<typeof serverStateSchema>;

/** Most accounts of which it is said how much they keep. */
export const LARGEST_ACCOUNTS = 5;

/** An update keeps the release before and a backup of all rows: they want about so much. */
const SPACE_NEEDED = 1_000_000_000;

/** A disk fuller than this slows down, and fills within days where people upload: the guide's bound. */
const SPACE_SHARE = 0.1;

/** Whether a disk has less room left than an operator should wait for: 1 GB, or a tenth of a larger one. */
export function isSpaceLow({ free, total }: { free: number; total: number }): boolean {
  return free < Math.max(SPACE_NEEDED, total * SPACE_SHARE);
}
