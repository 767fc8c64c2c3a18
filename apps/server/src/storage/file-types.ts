import { DOCX_TYPE } from '@bank-soal/contract/routes';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: DOCX_TYPE,
  doc: 'application/msword',
  txt: 'text/plain; charset=utf-8',
};

/** A media type that no browser runs; anything unknown is a plain download. */
export function mediaTypeOf(fileType: string): string {
  return MEDIA_TYPES[fileType] ?? 'application/octet-stream';
}
