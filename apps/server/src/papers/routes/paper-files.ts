import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { parseId } from '@bank-soal/contract/common';
import type {
  Blueprint,
  BlueprintFormat,
  PaperChange,
  PaperExportQuery,
} from '@bank-soal/contract/papers';
import { BLUEPRINT_PART, type PaperFormat, WARNINGS_HEADER } from '@bank-soal/contract/papers';
import { DOCX_TYPE } from '@bank-soal/contract/routes';
import type { HttpBindings } from '@hono/node-server';
import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import type { Account } from '../../account.js';
import type { PaperSource } from '../../documents/paper-source.js';
import type { PaperCaller } from '../../documents/paper-writer.js';
import type { Handlers } from '../../http/api.js';
import { FILE_CSP } from '../../http/security-headers.js';
import { sendJson } from '../../http/send-json.js';
import type { Services } from '../../services.js';
import { portableFileName } from '../../storage/file-names.js';
import { paperFor } from '../paper-access.js';
import { blueprintCsv, paperBlueprint } from '../paper-blueprint.js';
import { changedFields, newFields } from '../paper-fields.js';
import { imagesBy, putByOf } from '../paper-images.js';
import { paperQuestions } from '../paper-questions.js';
import { paperAnswer } from '../paper-rows.js';
import { paperSource } from '../paper-source.js';
import { writeZip } from '../paper-zip.js';
import { publishPaper } from '../publish-paper.js';
import { type WrittenFile, type WrittenPaper, writeDocument } from '../written-paper.js';

const PRIVATE = 'private, no-store';

type Format = PaperFormat | BlueprintFormat;

const TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: DOCX_TYPE,
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
};

interface Sent {
  written: WrittenPaper<WrittenFile>;
  format: Format;
  disposition: 'inline' | 'attachment';
}

/** Answers with a file of a paper, which goes when it has been sent. */
async function send(c: Context, { written, format, disposition }: Sent): Promise<Response> {
  const { files, warnings, discard } = written;
  const headers = {
    'Content-Type': TYPES[format],
    'Content-Length': String(files.size),
    'Content-Disposition': contentDisposition(files.name, { type: disposition }),
    'Cache-Control': PRIVATE,
    'Content-Security-Policy': FILE_CSP,
    [WARNINGS_HEADER]: String(warnings),
  };
  if (c.req.method === 'HEAD') {
    await discard();
    return c.body(null, 200, headers);
  }
  const stream = createReadStream(files.path);
  stream.once('close', () => void discard().catch(() => undefined));
  return c.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 200, headers);
}

const sendCsv = (c: Context, blueprint: Blueprint): Response =>
  c.body(blueprintCsv(blueprint), 200, {
    'Content-Type': TYPES.csv,
    'Content-Disposition': contentDisposition(`${BLUEPRINT_PART}.csv`),
    'Cache-Control': PRIVATE,
    'Content-Security-Policy': FILE_CSP,
    [WARNINGS_HEADER]: '0',
  });

/** Requester of a paper: nothing is written for one who has left. */
function callerOf(c: Context, { id }: Account): PaperCaller {
  const { outgoing } = c.env as HttpBindings;
  return { id, isGone: () => outgoing.destroyed };
}

export function paperFileRoutes(services: Services): Handlers {
  const { db, paperPress, setList, textQueue } = services;

  async function readSource(id: number, user: Account) {
    const row = await paperFor(db, id, user, 'read');
    const paper = await paperAnswer(db, row);
    const blueprint = await paperBlueprint(db, paper);
    return { ...(await paperSource(services, putByOf(row), paper)), blueprint };
  }

  async function readBlueprint(id: number, user: Account) {
    return paperBlueprint(db, await paperAnswer(db, await paperFor(db, id, user, 'read')));
  }

  /** A paper that is not stored as it is; in the name of one that is, its questions and pictures may be read. */
  async function previewSource(user: Account, body: PaperChange, paper: string | undefined) {
    if (paper === undefined) {
      return paperSource(services, () => user.id, await changedFields(db, user, newFields(), body));
    }
    const row = await paperFor(db, parseId(paper) ?? 0, user, 'write');
    const stored = await paperAnswer(db, row);
    const fields = await changedFields(db, user, newFields(), body, row.id);
    const images_by = imagesBy(row, stored, fields, user);
    return paperSource(services, putByOf({ ...row, images_by }), fields);
  }

  /** Writes the file that a query names. */
  async function writeExport(source: PaperSource, query: PaperExportQuery, caller: PaperCaller) {
    const { part = 'soal', variant = 'A', format = 'pdf' } = query;
    if (format === 'zip')
      return writeZip(paperPress, source, `${portableFileName(source.title)}.zip`, caller);
    // A blueprint as CSV needs no process of its own: it is answered before.
    if (format === 'csv') throw new Error('A CSV file is no document');
    return writeDocument(paperPress, source, { part, variant, format }, caller);
  }

  return {
    previewPaper: async ({ c, user, query, body }) => {
      const { part = 'soal', variant = 'A', paper } = query;
      const source = await previewSource(user, body, paper);
      const document = { part, variant, format: 'pdf' } as const;
      const written = await writeDocument(paperPress, source, document, callerOf(c, user));
      return send(c, { written, format: 'pdf', disposition: 'inline' });
    },
    exportPaper: async ({ c, user, params, query }) => {
      const { format = 'pdf' } = query;
      if (format === 'csv') return sendCsv(c, await readBlueprint(params.id, user));
      const source = await readSource(params.id, user);
      const written = await writeExport(source, query, callerOf(c, user));
      return send(c, { written, format, disposition: 'attachment' });
    },
    paperBlueprint: async ({ c, user, params }) => {
      return sendJson(c, await readBlueprint(params.id, user), { 'cache-control': PRIVATE });
    },
    paperQuestions: async ({ c, user, params }) => {
      const paper = await paperAnswer(db, await paperFor(db, params.id, user, 'read'));
      return sendJson(c, await paperQuestions(db, user, paper), { 'cache-control': PRIVATE });
    },
    paperWarnings: async ({ c, user, params }) => {
      const source = await readSource(params.id, user);
      const job = { paper: source, files: [] };
      const { warnings } = await paperPress.paperWriter.write(job, callerOf(c, user));
      return sendJson(c, warnings, { 'cache-control': PRIVATE });
    },
    publishPaper: {
      guard: ({ params, user }) => paperFor(db, params.id, user, 'own'),
      handle: async ({ c, params, user, body }) => {
        const id = await publishPaper(services, params.id, body, user, callerOf(c, user));
        setList.changed(id);
        textQueue?.wake();
        return c.json({ questionSet: { id } }, 201);
      },
    },
  };
}
