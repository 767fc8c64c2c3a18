import { parseId } from '@bank-soal/contract/common';
import { QUESTIONS_FILE_MAX } from '@bank-soal/contract/questions';
import * as z from 'zod/mini';
import { Refusal } from '../../failures/refusal.js';
import type { Handlers } from '../../http/api.js';
import { incomingOf } from '../../http/incoming.js';
import { readUpload } from '../../http/read-upload.js';
import type { Services } from '../../services.js';
import { exportQuestions } from '../export-questions.js';
import { pagesOfFile } from '../file-pages.js';
import { importQuestions } from '../import-questions.js';

const MB = 1024 * 1024;

/** Bytes for the number of every line that a file may have, in one field or in many. */
const FORM = { fields: 2_100, fieldSize: 64_000, joined: 'skip', beside: 'keyFile' };

const badSkip = () => new Refusal(400, { code: 'invalid', what: 'question-ids' });

/** Line numbers, however they are joined: commas, spaces, a list of JSON. */
function skippedLines(text = ''): ReadonlySet<number> {
  const words = text
    .replace(/[[\]]/g, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.some((word) => !/^\d{1,9}$/.test(word))) throw badSkip();
  return new Set(words.map(Number));
}

const keysSchema = z.record(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.array(z.string().check(z.maxLength(10))).check(z.maxLength(20)),
);

/** Keys by line: `{"12": ["B"]}`. */
function namedKeys(text = '{}'): Readonly<Record<string, readonly string[]>> {
  try {
    return z.parse(keysSchema, JSON.parse(text));
  } catch {
    throw new Refusal(400, { code: 'invalid', what: 'question-keys' });
  }
}

export function questionExchangeRoutes(services: Services): Handlers {
  const { store, uploads } = services;
  return {
    importQuestions: ({ c, user, query }) =>
      uploads.of(user.id, async ({ receiving, storing }) => {
        const most = QUESTIONS_FILE_MAX / MB;
        const parts = await receiving(() => readUpload(incomingOf(c), store, most, FORM));
        try {
          return await storing(async () => {
            const skip = skippedLines(parts.fields.get('skip'));
            const isDryRun = query.dryRun === 'true';
            const keys = namedKeys(parts.fields.get('keys'));
            const { file, beside: keyFile } = parts;
            const isReview = isDryRun && query.review === 'true';
            const { format } = query;
            const asked = { file, keyFile, keys, format, skip, isDryRun, isReview };
            const answer = await importQuestions(services, asked, user);
            return c.json(answer, isDryRun ? 200 : 201);
          });
        } finally {
          await parts.file?.content.discard();
          await parts.beside?.content.discard();
        }
      }),
    questionFilePages: ({ c, user }) =>
      uploads.of(user.id, async ({ receiving, storing }) => {
        const { file } = await receiving(() =>
          readUpload(incomingOf(c), store, QUESTIONS_FILE_MAX / MB),
        );
        if (file === undefined) throw new Refusal(400, { code: 'required', what: 'file' });
        try {
          const pages = await storing(() => pagesOfFile(services, file.content, user.id));
          return c.body(new Uint8Array(pages), 200, {
            'Content-Type': 'application/pdf',
            'Cache-Control': 'private, no-store',
          });
        } finally {
          await file.content.discard();
        }
      }),
    exportQuestions: async ({ c, user, query }) => {
      const ids = query.ids.split(',').map((id) => parseId(id.trim()) ?? 0);
      const { bytes, fileName, type } = await exportQuestions(services, ids, query.format, user);
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Cache-Control': 'private, no-store',
      });
    },
  };
}
