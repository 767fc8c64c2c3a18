import { type EndpointName, methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { errorSchema } from '@bank-soal/contract/error';
import { TOKEN_HEADER } from '@bank-soal/contract/token-header';
import { ApiError, MalformedAnswerError, NetworkError, secondsOf } from './errors.js';
import type { HttpClientOptions } from './http-client.js';

/** What is told of a form on its way. */
export interface FormCall {
  /** Told the share of the bytes that were sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** What reads the answer. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer<T>(name: EndpointName, request: XMLHttpRequest, schema: Schema<T>): T {
  const { status, responseText } = request;
  const value = parsed(responseText);
  if (status < 200 || status > 299) {
    const told = errorSchema.safeParse(value).data;
    const retryAfter = secondsOf(request.getResponseHeader('retry-after'));
    throw new ApiError(status, told?.message ?? '', retryAfter, [], told);
  }
  const answer = schema.safeParse(value);
  if (!answer.success) throw new MalformedAnswerError(name, { cause: answer.error });
  return answer.data;
}

/** Sends a form. `fetch` tells nothing about bytes on their way, so this is an XMLHttpRequest. */
export function sendForm<T>(
  { origin = '', accessToken }: HttpClientOptions,
  name: 'uploadFile' | 'keepImage',
  form: FormData,
  schema: Schema<T>,
  { onProgress, signal }: FormCall = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(methodOf(name), origin + pathOf(name));
    const token = accessToken?.();
    if (token !== undefined) request.setRequestHeader(TOKEN_HEADER, token);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(readAnswer(name, request, schema));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new NetworkError('No answer from the server'));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}
