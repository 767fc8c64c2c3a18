import type { CallOptions, Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import { ApiError, RefusedSetsError } from '../../api/errors.js';

/** Statuses by which one set refuses the whole archive. */
const REFUSED = [401, 403, 404];

type Api = Pick<Client, 'createArchive' | 'questionSetArchive'>;

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && REFUSED.includes(error.status);

/** Which of the sets refuse, each asked by itself: the refusal of the whole names none. */
async function refusedOf(api: Api, ids: readonly Id[], signal: AbortSignal | undefined) {
  const asked = await Promise.allSettled(
    ids.map((id) => api.questionSetArchive({ id, head: true, signal })),
  );
  return ids.filter((_, at) => asked[at]?.status === 'rejected' && isRefusal(asked[at].reason));
}

/**
 * Fetches several sets as one ZIP.
 *
 * @throws RefusedSetsError that names those that cannot be had
 */
export async function fetchArchive(
  api: Api,
  ids: readonly Id[],
  call: Pick<CallOptions, 'onProgress' | 'signal'>,
): Promise<Blob> {
  try {
    return (await api.createArchive({ body: { questionSetIds: [...ids] }, ...call })).data;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const refused = await refusedOf(api, ids, call.signal);
    throw refused.length > 0 ? new RefusedSetsError(error.status, refused) : error;
  }
}
