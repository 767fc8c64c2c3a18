import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { passingFailure } from '../failures/failures.js';
import { Refusal } from '../failures/refusal.js';
import type { FileStore, ReceivedContent } from '../storage/file-store.js';
import type { UploadParts } from '../storage/upload-parts.js';
import { bounded, broken, type FormBounds, openParser, unescapedName } from './multipart.js';

const MB = 1024 * 1024;
/** Bytes of the other parts and the boundaries. */
const OVERHEAD = MB / 4;
/** Least bytes of an upload in each period: a slow phone sends ten times as many. */
const LEAST = { bytes: 30_000, ms: 30_000 };

const tooMuch = () => new Refusal(400, { code: 'too-many', what: 'files-at-once' });
const tooSlow = () => new Refusal(408, { code: 'too-slow', what: 'upload' });

/** Whether an error is the reason, and not a consequence of the cut stream. */
function isReason(error: unknown): boolean {
  return error instanceof Refusal || passingFailure(error) !== undefined;
}

/** Least bytes of an upload's file, by its Content-Length; 1 without one. */
export function leastFileBytes({ headers }: IncomingMessage): number {
  return Math.max(1, Number(headers['content-length'] ?? 0) - OVERHEAD);
}

/**
 * Reads an upload; its file goes straight into the store, which shows it to nobody yet.
 *
 * @throws Refusal 400 for a body that is no upload, 408 when it comes too slowly or not at all, 413 when it
 * is too large. A refused upload leaves no file.
 */
export function readUpload(
  incoming: IncomingMessage,
  store: FileStore,
  maxMb: number,
  form: FormBounds = {},
  least = LEAST,
): Promise<UploadParts> {
  const most = maxMb * MB;
  const tooLarge = () => new Refusal(413, { code: 'too-large', what: 'file', max: maxMb });
  if (Number(incoming.headers['content-length'] ?? 0) > most + OVERHEAD) throw tooLarge();
  const parser = openParser(incoming, form);
  // A part may have no name at all.
  const wanted = new Set(['file', ...(form.beside === undefined ? [] : [form.beside])]);

  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let stream: Readable | undefined;
    const receiving = new Map<string, { name: string; content: Promise<ReceivedContent> }>();
    let total = 0;
    let failed = false;

    let before = 0;
    const pace = setInterval(() => {
      // A delay of our own disk is no fault of the caller's.
      const ours = incoming.complete || incoming.isPaused();
      if (!ours && total - before < least.bytes) fail(tooSlow());
      before = total;
    }, least.ms);
    const count = (chunk: Buffer) => {
      total += chunk.byteLength;
      if (total > most + OVERHEAD) fail(tooLarge());
    };
    const breakOff = () => fail(broken());
    // A request that has come whole closes, too.
    const leave = () => {
      if (!incoming.complete) breakOff();
    };
    const release = () => {
      clearInterval(pace);
      incoming.off('data', count).off('close', leave).unpipe(parser);
    };

    async function drop(error: unknown): Promise<void> {
      let reason = error;
      for (const { content } of receiving.values()) {
        try {
          await (await content).discard();
        } catch (own) {
          // Why the store gave up comes first: the parser only notices that nobody reads on.
          if (isReason(own)) reason = own;
        }
      }
      reject(reason);
    }
    function fail(error: unknown): void {
      if (failed) return;
      failed = true;
      release();
      // The rest is dropped: the answer must find its way past it.
      incoming.resume();
      stream?.destroy();
      parser.destroy();
      void drop(error);
    }

    parser.on('field', (field, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) fail(broken());
      else {
        const before = field === form.joined ? fields.get(field) : undefined;
        fields.set(field, before === undefined ? value : `${before},${value}`);
      }
    });
    parser.on('file', (field, part, { filename }) => {
      part.on('error', breakOff);
      // The parser may hold more parts in the piece that it was stopped in.
      if (failed || !wanted.has(field)) part.resume();
      else if (receiving.has(field)) fail(tooMuch());
      else {
        stream = part;
        const content = store.receive(bounded(part, most, tooLarge));
        receiving.set(field, { name: unescapedName(filename ?? ''), content });
        content.catch(fail);
      }
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
      parser.on(limit, () => fail(tooMuch()));
    }
    parser.on('error', breakOff);
    parser.on('close', async () => {
      if (failed) return;
      try {
        const [file, beside] = await Promise.all(
          ['file', form.beside ?? ''].map(async (field) => {
            const one = receiving.get(field);
            return one && { name: one.name, content: await one.content };
          }),
        );
        if (failed) return;
        release();
        resolve({ fields, file, beside });
      } catch (error) {
        fail(error);
      }
    });
    incoming.on('data', count).on('close', leave).on('error', leave);
    incoming.pipe(parser);
    // A client may have left before its slot was free: no event follows.
    if (incoming.destroyed) breakOff();
  });
}
