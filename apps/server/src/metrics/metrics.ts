import type { SignInProblem } from '@bank-soal/contract/accounts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Combiner } from '../documents/combiner.js';
import type { Inspector } from '../documents/inspector.js';
import type { PaperWriter } from '../documents/paper-writer.js';
import type { LimiterLoad } from '../limits/limiter.js';
import { commitOf, VERSION } from '../version.js';

/** Origin of a failure, as far as its code shows. */
type FailurePart = 'database' | 'files' | 'program';

const POSTGRES_CODE = /^[0-9A-Z]{5}$/;
const DATABASE_NAMES: ReadonlySet<string> = new Set(['DatabaseGoneError', 'DatabaseError']);
const FILE_NAMES: ReadonlySet<string> = new Set(['StoreUnavailable', 'S3ServiceException']);

/** The part that an operator looks at first: at the database, at the files, or at the program itself. */
export function failurePart(error: unknown): FailurePart {
  const { name = '', code = '', errcode } = error as Partial<Record<string, unknown>>;
  if (errcode !== undefined || DATABASE_NAMES.has(String(name))) return 'database';
  if (FILE_NAMES.has(String(name))) return 'files';
  const word = String(code);
  // Errors of the system begin with an E; PostgreSQL's five characters may, too.
  if (word.startsWith('E')) return 'files';
  return POSTGRES_CODE.test(word) ? 'database' : 'program';
}

const PREFIX = 'bank_soal_';

/** Seconds: from an answer that is ready to the longest upload. */
const DURATIONS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60];

/** Result of a tried mail. */
export type MailEnd = 'sent' | 'delayed' | 'refused';

type UploadLoad = () => LimiterLoad;

type Kind = 'judge' | 'merge' | 'paper';

/** Metrics for an operator. No label comes from request data: routes, methods and reasons are of fixed sets. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: PREFIX + name, help, labelNames, registers });

  const build = new Gauge({
    name: `${PREFIX}build_info`,
    help: 'Always 1; which release runs, and of which commit it is, are its labels.',
    labelNames: ['version', 'commit'],
    registers,
  });
  build.set({ version: VERSION, commit: commitOf() ?? '' }, 1);

  const requests = counter('http_requests_total', 'Answers given.', ['method', 'route', 'status']);
  const cut = counter('http_cut_total', 'Answers that their callers did not wait for.', ['route']);
  const received = counter('http_received_bytes_total', 'Bytes that came in.', ['route']);
  const sent = counter('http_sent_bytes_total', 'Bytes that went out.', ['route']);
  const seconds = new Histogram({
    name: `${PREFIX}http_duration_seconds`,
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: DURATIONS,
    registers,
  });
  const refusals = counter('sign_in_refusals_total', 'Sign-ins that were refused.', ['reason']);
  const campus = counter('campus_sign_ins_total', 'Sign-ins at the campus, by what came of them.', [
    'end',
  ]);
  const failures = counter('failures_total', 'Failures, by what they came from.', ['part']);
  const documents = counter('documents_total', 'Documents judged, merged and written.', [
    'kind',
    'end',
  ]);
  const mails = counter('mails_total', 'Mails of notices: sent, put off, or refused for good.', [
    'end',
  ]);
  for (const end of ['sent', 'delayed', 'refused']) mails.inc({ end }, 0);
  const texts = counter('texts_total', 'Texts of files that were read.', ['end']);
  const pending = new Gauge({
    name: `${PREFIX}documents_pending`,
    help: 'Documents that are being judged, merged or written, or wait for it.',
    labelNames: ['kind'],
    registers,
  });
  const rebuilds = new Histogram({
    name: `${PREFIX}list_rebuild_seconds`,
    help: 'How long the list took to be made again.',
    labelNames: ['extent'],
    buckets: DURATIONS,
    registers,
  });
  const sets = new Gauge({ name: `${PREFIX}list_sets`, help: 'Sets on the list.', registers });
  let uploadLoad: UploadLoad = () => ({ running: 0, waiting: 0 });
  const uploads = new Gauge({
    name: `${PREFIX}uploads`,
    help: 'Uploads in progress and waiting.',
    labelNames: ['state'],
    collect: () => {
      const { running, waiting } = uploadLoad();
      uploads.set({ state: 'running' }, running);
      uploads.set({ state: 'waiting' }, waiting);
    },
    registers,
  });
  let ageOfBackup: () => Promise<number> = async () => Number.POSITIVE_INFINITY;
  const backup = new Gauge({
    name: `${PREFIX}backup_age_seconds`,
    help: 'How old the newest whole backup is; +Inf where none was made.',
    collect: async (): Promise<void> => backup.set(await ageOfBackup()),
    registers,
  });
  for (const kind of ['judge', 'merge', 'paper']) pending.set({ kind }, 0);
  for (const part of ['database', 'files', 'program']) failures.inc({ part }, 0);

  async function watched<T>(kind: Kind, work: Promise<T>, endOf: (result: T) => string) {
    pending.inc({ kind });
    try {
      const result = await work;
      documents.inc({ kind, end: endOf(result) });
      return result;
    } catch (error) {
      documents.inc({ kind, end: 'failed' });
      throw error;
    } finally {
      pending.dec({ kind });
    }
  }

  return {
    registry,
    request: { requests, cut, received, sent, seconds, refusals },
    /** Counts a sign-in at the campus: `ok`, or why there was none. */
    campusSignIn: (end: 'ok' | SignInProblem) => campus.inc({ end }),
    /** Counts a failure of the machine or of the program, not a refusal. */
    failed: (error: unknown) => failures.inc({ part: failurePart(error) }),
    /** @param ms how long it took */
    listRebuilt: (extent: 'whole' | 'part', ms: number, size: number) => {
      rebuilds.observe({ extent }, ms / 1000);
      sets.set(size);
    },
    /** Counts a mail that was tried. */
    mailTried: (end: MailEnd) => mails.inc({ end }),
    /** Counts a text of a file that was read, or could not be tried. */
    textRead: (end: string) => texts.inc({ end }),
    /** Reads the age of the newest backup at every scrape. */
    watchBackups: (age: () => Promise<number>) => {
      ageOfBackup = age;
    },
    /** Reads the uploads that run and wait at every scrape. */
    watchUploads: (load: UploadLoad) => {
      uploadLoad = load;
    },
    watchInspector: (inspector: Inspector): Inspector => ({
      ...inspector,
      inspect: (file, type, holder) =>
        watched('judge', inspector.inspect(file, type, holder), (problem) =>
          problem === undefined ? 'accepted' : 'refused',
        ),
    }),
    watchPaperWriter: (writer: PaperWriter): PaperWriter => ({
      ...writer,
      write: (job, caller, costMs) =>
        watched('paper', writer.write(job, caller, costMs), () => 'done'),
    }),
    watchCombiner: (combiner: Combiner): Combiner => ({
      ...combiner,
      combine: (files, holder) => watched('merge', combiner.combine(files, holder), () => 'done'),
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
