import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings/config-s3.js';
import { StoreUnavailable } from './store-unavailable.js';

const CONNECT_MS = 3_000;
/** How long a short call may take, with everything that is tried again. */
const CALL_MS = 10_000;
const ATTEMPTS = 3;

/**
 * Connections at once, by their pace: downloads hold theirs for as long as the client reads, and keep nobody
 * else from the bucket.
 */
const SOCKETS = { readers: 1000, work: 50, health: 5 } as const;

/** Use of the bucket: downloads, the server itself, or a health check. */
export type S3Use = keyof typeof SOCKETS;

const MISSING = new Set(['NoSuchKey', 'NotFound']);
/** Connections that break, and stores that ask to come back. */
const PASSING = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

/** Silent: a library's own lines could contain secrets. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore, trace: ignore };
function ignore(): void {}

/** A client with connections of its own. */
export function createS3Client(settings: S3Settings, use: S3Use): S3Client {
  const maxSockets = SOCKETS[use];
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  const config: S3ClientConfig = {
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    maxAttempts: ATTEMPTS,
    // Checksums in trailers are not known everywhere; the signature covers the content instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    logger: silent,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      // A slow client is no silent store: the sender or receiver watches for silence.
      socketTimeout: 0,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
  };
  return new S3Client(endpoint === undefined ? config : { ...config, endpoint });
}

interface SdkError {
  name?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** An error of the library, without what it carries along: missing, or out of reach. */
export function s3Failure(operation: string, error: unknown): Error {
  if (error instanceof StoreUnavailable) return error;
  const { name = '', code = '', $metadata } = error as SdkError;
  if (MISSING.has(name)) {
    return Object.assign(new Error(`${operation}: ${name}`), { code: 'ENOENT' });
  }
  const status = $metadata?.httpStatusCode;
  const facts = [operation, name, code, status].filter(Boolean);
  const mayPass = PASSING.has(code) || (status !== undefined && status >= 500);
  return new StoreUnavailable([...new Set(facts)].join(' '), mayPass);
}

/** Runs a short call; `signal` ends it when it takes too long. */
export async function s3Call<T>(
  operation: string,
  call: (abortSignal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), CALL_MS);
  try {
    return await call(late.signal);
  } catch (error) {
    throw s3Failure(operation, error);
  } finally {
    clearTimeout(timer);
  }
}
