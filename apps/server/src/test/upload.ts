import { request } from 'node:http';
import type { FileAnswer } from '@bank-soal/contract/files';
import type { TestServer } from './start-test-server.js';

export interface SampleUpload {
  setId?: number | string;
  category?: string;
  name?: string;
  bytes?: Uint8Array | string;
  token?: string;
  /** Some clients send it before the fields, others after them. */
  fileFirst?: boolean;
  /** Further fields. */
  more?: Record<string, string>;
}

/** An upload as a browser's form sends it; what is undefined is left out. */
export function uploadForm(upload: SampleUpload): FormData {
  const form = new FormData();
  const { setId, category, name = 'catatan.txt', bytes, fileFirst = true, more = {} } = upload;
  const addFile = () => {
    if (bytes === undefined) return;
    const content = typeof bytes === 'string' ? bytes : Uint8Array.from(bytes);
    form.append('file', new Blob([content]), name);
  };
  if (fileFirst) addFile();
  if (setId !== undefined) form.append('questionSetId', String(setId));
  if (category !== undefined) form.append('fileCategory', category);
  for (const [field, value] of Object.entries(more)) form.append(field, value);
  if (!fileFirst) addFile();
  return form;
}

export function upload(server: TestServer, what: SampleUpload): Promise<Response> {
  const headers: Record<string, string> = what.token ? { 'x-access-token': what.token } : {};
  const body = uploadForm(what);
  return server.get('/api/files/upload', { method: 'POST', headers, body });
}

/** The stored file of an upload that must succeed. */
export async function uploaded(server: TestServer, what: SampleUpload): Promise<FileAnswer> {
  const answer = await upload(server, what);
  const body = (await answer.json()) as { message: string; file: FileAnswer };
  if (answer.status !== 201) throw new Error(`${answer.status}: ${body.message}`);
  return body.file;
}

export interface RawAnswer {
  status: number;
  body: string;
}

export interface RawRequest {
  path?: string;
  headers?: Record<string, string>;
  /** Pieces of the body; without a content-length they go chunked. */
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Sends a body piece by piece, and reads the answer whenever it comes. */
export function sendRaw(server: TestServer, raw: RawRequest): Promise<RawAnswer> {
  const { path = '/api/files/upload', headers, pieces } = raw;
  return new Promise((resolve, reject) => {
    let answered = false;
    const call = request(server.url + path, { method: 'POST', headers }, async (answer) => {
      answered = true;
      let body = '';
      for await (const chunk of answer.setEncoding('utf8')) body += String(chunk);
      resolve({ status: answer.statusCode ?? 0, body });
    });
    call.on('error', (error) => (answered ? undefined : reject(error)));
    let goOn: () => void = () => undefined;
    call.on('drain', () => goOn()).on('close', () => goOn());
    const send = async () => {
      for await (const piece of pieces) {
        if (answered || call.destroyed) break;
        if (!call.write(piece)) {
          await new Promise<void>((go) => {
            goOn = go;
          });
        }
      }
      call.end();
    };
    send().catch(reject);
  });
}

/** The head and the tail of a multipart body around one file. */
export function multipartFrame(setId: number, name = 'besar.txt') {
  const boundary = '----batas';
  const field = (key: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    head: Buffer.from(
      field('questionSetId', String(setId)) + field('fileCategory', 'questions') + file,
    ),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
}
