import type { Db } from '../db/schema.js';
import type { TextReader } from '../documents/text-reader.js';
import { byOneServer, storeText } from './text-rows.js';
import { createTextsThread } from './texts-thread.js';
import { type WaitingText, waitingTexts } from './waiting-texts.js';

/** How often a server looks for uploads of others, and retries texts that it could not read. */
const LOOK_MS = 30_000;

/** How reading a text ended. */
export type TextEnd = 'siap' | 'tanpa-teks' | 'gagal' | 'later';

/** Reads the texts of files, one after the other, for as long as any waits. */
export interface TextQueue {
  /** Something may wait: nobody need look for it. */
  wake: () => void;
  /** Waits for the round that is running. */
  idle: () => Promise<void>;
  /** Whether the last text that was tried could not be read for now. */
  isPutOff: () => boolean;
  /** Stops; the text that is being read waits for the next server. */
  stop: () => Promise<void>;
}

interface TextQueueTools {
  db: Db;
  reader: TextReader;
  /** Called for every text that was tried. */
  ended: (how: TextEnd) => void;
  failed: (error: unknown) => void;
  lookMs?: number;
}

/** The queue is in the database alone: whatever ends the server, the next one goes on where it stopped. */
export function createTextQueue(tools: TextQueueTools): TextQueue {
  const { db, reader, ended, failed, lookMs = LOOK_MS } = tools;
  const thread = createTextsThread();
  const stopping = new AbortController();
  /** A round is to come that will see all that waits by now. */
  let isAskedFor = false;
  let running: Promise<void> = Promise.resolve();
  let isPutOff = false;

  /** A text that ends because the server stops is no failure: the next one reads it. */
  function report(error: unknown): void {
    if (!stopping.signal.aborted) failed(error);
  }

  async function read(file: WaitingText): Promise<void> {
    const { scanned } = file;
    const text = await (scanned === undefined
      ? reader.read(file)
      : reader.readScan?.(file, scanned));
    if (text === undefined) return;
    // Its process may have been taken away with the server.
    if (text.state === 'gagal' && stopping.signal.aborted) return;
    const packed = text.state === 'siap' ? await thread.pack(text.pages) : undefined;
    // Signs alone are no words.
    const isFound = packed !== undefined && packed.bag.length > 0;
    const state = text.state === 'siap' && !isFound ? 'tanpa-teks' : text.state;
    const stored = { ...text, state };
    const version = reader.version + (scanned === undefined ? 0 : 1);
    await storeText(db, file.id, version, stored, isFound ? packed : undefined);
    ended(state);
  }

  async function readAll(): Promise<void> {
    const next = await waitingTexts(db, reader.version, reader.readScan !== undefined);
    while (!stopping.signal.aborted) {
      const file = await next();
      if (file === undefined) return;
      // A text that could not be tried delays no other.
      try {
        await read(file);
        isPutOff = false;
      } catch (error) {
        if (stopping.signal.aborted) return;
        isPutOff = true;
        ended('later');
        failed(error);
      }
    }
  }

  async function round(): Promise<void> {
    isAskedFor = false;
    await byOneServer(db, readAll);
    if (!isAskedFor) await thread.stop();
  }

  function wake(): void {
    if (isAskedFor || stopping.signal.aborted) return;
    isAskedFor = true;
    running = running.then(round).catch(report);
  }

  const timer = setInterval(wake, lookMs).unref();
  return {
    wake,
    idle: () => running,
    isPutOff: () => isPutOff,
    stop: () => {
      stopping.abort();
      clearInterval(timer);
      reader.close();
      return running;
    },
  };
}
