import { type FileAnswer, uploadAnswerSchema } from '@bank-soal/contract/files';
import type { FileUpload, UploadCall } from './contribution-port.js';
import type { HttpClientOptions } from './http-client.js';
import { sendForm } from './http-form.js';

/** The fields go first, so that a server can refuse before the bytes arrive. */
function formOf({ file, questionSetId, fileCategory, replaces }: FileUpload): FormData {
  const form = new FormData();
  form.set('questionSetId', String(questionSetId));
  form.set('fileCategory', fileCategory);
  if (replaces !== undefined) form.set('replaces', String(replaces));
  form.set('file', file);
  return form;
}

/** Sends one file. */
export async function uploadFile(
  options: HttpClientOptions,
  upload: FileUpload,
  call?: UploadCall,
): Promise<FileAnswer> {
  const form = formOf(upload);
  return (await sendForm(options, 'uploadFile', form, uploadAnswerSchema, call)).file;
}
