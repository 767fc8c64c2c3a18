import { methodOf, pathOf } from '@bank-soal/contract/endpoints';
import { errorSchema } from '@bank-soal/contract/error';
import { type FileAnswer, uploadAnswerSchema } from '@bank-soal/contract/files';
import { TOKEN_HEADER } from '@bank-soal/contract/token-header';
import type { FileUpload, UploadCall } from './contribution-port.js';
import { ApiError, MalformedAnswerError, NetworkError, secondsOf } from './errors.js';
import type { HttpClientOptions } from './http-client.js';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readAnswer(request: XMLHttpRequest): FileAnswer {
  const { status, responseText } = request;
  const value = parsed(responseText);
  if (status < 200 || status > 299) {
    const told = errorSchema.safeParse(value).data;
    const retryAfter = secondsOf(request.getResponseHeader('retry-after'));
    throw new ApiError(status, told?.message ?? '', retryAfter, [], told);
  }
  const answer = uploadAnswerSchema.safeParse(value);
  if (!answer.success) throw new MalformedAnswerError('uploadFile', { cause: answer.error });
  return answer.data.file;
}

/** The fields go first, so that a server can refuse before the bytes arrive. */
function formOf({ file, questionSetId, fileCategory, replaces }: FileUpload): FormData {
  const form = new FormData();
  form.set('questionSetId', String(questionSetId));
  form.set('fileCategory', fileCategory);
  if (replaces !== undefined) form.set('replaces', String(replaces));
  form.set('file', file);
  return form;
}

/** Sends one file. `fetch` tells nothing about bytes on their way, so this is an XMLHttpRequest. */
export function uploadFile(
  { origin = '', accessToken }: HttpClientOptions,
  upload: FileUpload,
  { onProgress, signal }: UploadCall = {},
): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(methodOf('uploadFile'), origin + pathOf('uploadFile'));
    const token = accessToken?.();
    if (token !== undefined) request.setRequestHeader(TOKEN_HEADER, token);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new NetworkError('No answer from the server'));
    request.onabort = () => reject(signal?.reason);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(formOf(upload));
  });
}
