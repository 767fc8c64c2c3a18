import { type EndpointName, methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { errorSchema } from '@bank-soal/contract/error';
import type { Id } from '@bank-soal/contract/ids';
import { TOKEN_HEADER } from '@bank-soal/contract/token-header';
import { ApiError, NetworkError, RefusedSetsError } from './errors.js';
import type { HttpClientOptions } from './http-client.js';
import type { ArchiveCall } from './port.js';

/** Statuses by which one set refuses the whole archive. */
const REFUSED = [401, 403, 404];

/** How many bytes come before they are told again. */
const TOLD_EVERY = 250_000;

async function ask(
  { origin = '', accessToken }: HttpClientOptions,
  path: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = accessToken?.();
  if (token !== undefined) headers.set(TOKEN_HEADER, token);
  try {
    return await fetch(origin + path, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw init.signal.reason;
    throw new NetworkError('No answer from the server', { cause: error });
  }
}

/** The answer's bytes, told as they come. A browser may keep them on disk, so they are put together there. */
async function bytesOf(response: Response, { onProgress, signal }: ArchiveCall): Promise<Blob> {
  let bytes = 0;
  let told = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, next) {
        bytes += chunk.byteLength;
        if (bytes - told > TOLD_EVERY) {
          told = bytes;
          onProgress?.(bytes);
        }
        next.enqueue(chunk);
      },
    }),
  );
  try {
    return await new Response(counted ?? null, {
      headers: { 'content-type': 'application/zip' },
    }).blob();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError('The archive broke off', { cause: error });
  }
}

/** Which of the sets refuse, each asked by itself: the refusal of the whole names none. */
async function refusedOf(
  options: HttpClientOptions,
  ids: readonly Id[],
  signal: AbortSignal | undefined,
): Promise<Id[]> {
  const name: EndpointName = 'questionSetArchive';
  const answers = await Promise.all(
    ids.map((id) => ask(options, pathOf(name, { id }), { method: 'HEAD', signal: signal ?? null })),
  );
  return ids.filter((_, at) => REFUSED.includes(answers[at]?.status ?? 200));
}

/** Fetches several sets as one ZIP. */
export async function fetchArchive(
  options: HttpClientOptions,
  ids: readonly Id[],
  call: ArchiveCall,
): Promise<Blob> {
  const name: EndpointName = 'createArchive';
  const response = await ask(options, pathOf(name), {
    method: methodOf(name),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ questionSetIds: ids }),
    signal: call.signal ?? null,
  });
  if (response.ok) return bytesOf(response, call);
  const body: unknown = await response.json().catch(() => undefined);
  const told = errorSchema.safeParse(body).data;
  const refused = REFUSED.includes(response.status)
    ? await refusedOf(options, ids, call.signal)
    : [];
  if (refused.length > 0) throw new RefusedSetsError(response.status, refused);
  throw new ApiError(response.status, told?.message ?? '', undefined, [], told);
}
