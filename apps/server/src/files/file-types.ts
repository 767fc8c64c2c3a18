import { DOCX_TYPE } from '@bank-soal/contract/routes';
import { extensionOf } from '@bank-soal/contract/rules-upload';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: DOCX_TYPE,
  doc: 'application/msword',
  txt: 'text/plain; charset=utf-8',
};

/** The wire's `filetype` of a file, by its name's extension. */
export function fileTypeOf(name: string): string {
  const type = extensionOf(name).slice(1);
  return type in MEDIA_TYPES ? type : 'other';
}

/** A media type that no browser runs; anything unknown is a plain download. */
export function mediaTypeOf(fileType: string): string {
  return MEDIA_TYPES[fileType] ?? 'application/octet-stream';
}
