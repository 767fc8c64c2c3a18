import { z } from 'zod';
import { said } from './setting-words.js';

/** A bucket of an S3-compatible store, and the way to it. */
export interface S3Settings {
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Before every name, ending in `/`; empty for none. */
  prefix: string;
  /** The bucket's name in the path, not in the host's name. */
  forcePathStyle: boolean;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Letters of which no store disagrees how they are written in an address. */
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*\/?$/;

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + search + hash === '';
}

/** The variables of the environment that name the bucket; `flag` reads true and false. */
export const s3Variables = (flag: z.ZodType<boolean>) => ({
  S3_ENDPOINT: said(
    z.string().refine(isEndpoint, 'bukan alamat seperti https://s3.contoh.ac.id').optional(),
    'lihat [File di bucket S3](#file-di-bucket-s3)',
  ),
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(BUCKET, 'bukan nama bucket: 3–63 huruf kecil, angka, titik, atau tanda hubung')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().meta({ secret: true }),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().meta({ secret: true }),
  S3_PREFIX: z
    .string()
    .regex(PREFIX, 'hanya huruf, angka, titik, garis bawah, tanda hubung, dan garis miring')
    .optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
});

type Values = z.infer<z.ZodObject<ReturnType<typeof s3Variables>>>;

const NEEDED = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Missing settings of a bucket that is named, or of one that is not: one line a variable. */
export function s3Problems(values: Values): string[] {
  if (values.S3_BUCKET !== undefined) {
    return NEEDED.filter((name) => values[name] === undefined).map(
      (name) => `  ${name}: harus diisi bila S3_BUCKET dipakai`,
    );
  }
  const others = ['S3_ENDPOINT', ...NEEDED] as const;
  const isMeant = others.some((name) => values[name] !== undefined);
  return isMeant ? ['  S3_BUCKET: harus diisi bila S3_* lain dipakai'] : [];
}

/** The bucket that the files are kept in; undefined keeps them in the data folder. */
export function s3Settings(values: Values): S3Settings | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = values;
  if (S3_BUCKET === undefined) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
    prefix: values.S3_PREFIX?.replace(/\/?$/, '/') ?? '',
    // Stores of one's own seldom have a host name for each bucket.
    forcePathStyle: values.S3_FORCE_PATH_STYLE ?? S3_ENDPOINT !== undefined,
  };
}
