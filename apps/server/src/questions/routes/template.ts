import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { TEMPLATE_FILE_NAME } from '@bank-soal/contract/files';
import { DOCX_TYPE } from '@bank-soal/contract/routes';
import type { Handlers } from '../../http/api.js';
import { type SentFile, sendFile } from '../../http/send-file.js';
import type { Services } from '../../services.js';
import type { ByteSpan } from '../../storage/file-store.js';

export function templateRoutes({ config }: Services): Handlers {
  let made: Promise<SentFile> | undefined;

  /** The library that writes it is loaded with the first call only. */
  async function make(): Promise<SentFile> {
    const { makeQuestionTemplate } = await import('../../template/question-template.js');
    const bytes = await makeQuestionTemplate(config.site);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const part = (span?: ByteSpan) => (span ? bytes.subarray(span.start, span.end + 1) : bytes);
    return {
      name: TEMPLATE_FILE_NAME,
      mediaType: DOCX_TYPE,
      size: bytes.byteLength,
      etag: `"${hash}"`,
      disposition: 'attachment',
      revalidates: true,
      open: async (span) => Readable.from([part(span)]),
    };
  }

  return {
    questionTemplate: async ({ c }) => {
      made ??= make();
      made.catch(() => {
        made = undefined;
      });
      return sendFile(c, await made);
    },
  };
}
