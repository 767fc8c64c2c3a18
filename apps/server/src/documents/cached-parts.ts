import { createHash } from 'node:crypto';
import { busy } from '../limits/limiter.js';
import type { JobEnd } from './converse.js';
import type { DocumentPart } from './job.js';
import type { InSlot, Lane } from './lanes.js';
import type { ConvertWord } from './libre-office.js';
import type { PreviewFolder } from './preview-folder.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { StoredPart } from './stored-part.js';
import { createVerdicts } from './verdicts.js';

/** Makes the parts of combined documents, each by itself, and the same content once. */
export interface PartMaker {
  /** The part as it is merged: the PDF of its pages where it is none, or why it has none. */
  pagesOf: (part: StoredPart, inSlot: InSlot) => Promise<DocumentPart>;
  /** Tries by itself what `pagesOf` gave: the part, or why it is given up, whatever stands beside it. */
  triedAlone: (part: StoredPart, shown: DocumentPart, inSlot: InSlot) => Promise<DocumentPart>;
}

export interface PartTools {
  /** Only where LibreOffice is used. */
  convertWord: ConvertWord | undefined;
  /** Of one combined document. */
  maxPages: number;
  /** Of one part. */
  maxCpuMs: number;
  previews: Pick<PreviewFolder, 'find' | 'cache'>;
}

/** Result of a part: a PDF of ours, why there is none, or that it takes another way. */
type Outcome = { path: string } | { givenUp: string } | 'another way';
/** Result that is remembered of a content; a PDF lies on the disk. */
type Verdict = Exclude<Outcome, { path: string }>;
/** `alone`: what could not be merged with others is tried by itself. */
type Way = 'office' | 'drawn' | 'alone';
/** Writes the PDF, or says why there is none. */
type Make = (output: string, lane: Lane) => Promise<Verdict | undefined>;

/** Estimate for the limiter's order. */
const OFFICE_MS = 2000;
const DRAWN_MS = 200;
const BYTES_PER_MS = 10_000;
const MOST_VERDICTS = 10_000;
/** Kinds that we draw pages of. */
const DRAWN: ReadonlySet<string> = new Set(['docx', 'txt']);

/** An interrupted job is no verdict. */
function certain(end: JobEnd): Exclude<JobEnd, { kind: 'interrupted' }> {
  if (end.kind === 'interrupted') throw busy(NOT_SHOWN_YET);
  return end;
}

/** The part as it is merged. */
function shown(part: DocumentPart, outcome: Outcome): DocumentPart {
  if (outcome === 'another way') return part;
  return 'path' in outcome ? { ...part, path: outcome.path, type: 'pdf' } : { ...part, ...outcome };
}

/** @param version changes whenever the same content would become other pages */
export function createPartMaker(
  version: unknown,
  { convertWord, maxPages, maxCpuMs, previews }: PartTools,
): PartMaker {
  const verdicts = createVerdicts<Verdict>(MOST_VERDICTS);

  /** Names that a verdict is remembered, and the PDF cached, under. */
  function namesOf(way: Way, { type, sha256, name }: StoredPart): { key: string; cached: string } {
    const key = `${way} ${type} ${sha256}`;
    // Pages of our own may show the file's name.
    const all = [version, maxPages, key, way === 'office' ? '' : name];
    const hash = createHash('sha256').update(JSON.stringify(all)).digest('hex');
    return { key, cached: `parts/${hash}` };
  }

  async function find(way: Way, part: StoredPart): Promise<Outcome | undefined> {
    const { key, cached } = namesOf(way, part);
    const known = verdicts.find(key);
    return known === undefined ? previews.find(cached) : known.verdict;
  }

  async function make(way: Way, part: StoredPart, by: Make, lane: Lane): Promise<Outcome> {
    const { key, cached } = namesOf(way, part);
    const made = await previews.cache(cached, (output) => by(output, lane));
    if ('path' in made) return made;
    verdicts.remember(key, made.instead);
    return made.instead;
  }

  /** Makes a part in its slot, unless it is cached: now, or when the slot is free. */
  async function once(way: Way, part: StoredPart, inSlot: InSlot, by: Make): Promise<Outcome> {
    const known = await find(way, part);
    if (known !== undefined) return known;
    const costMs = (way === 'office' ? OFFICE_MS : DRAWN_MS) + part.size / BYTES_PER_MS;
    return inSlot(async (lane) => (await find(way, part)) ?? make(way, part, by, lane), costMs);
  }

  const byOffice =
    (path: string, convert: ConvertWord): Make =>
    async (output, { run }) => {
      const end = certain(await run({ kind: 'weigh', path }));
      const givenUp = end.kind === 'done' ? end.problem : end.reason;
      if (givenUp !== undefined) return { givenUp };
      return (await convert(path, output)) ? undefined : 'another way';
    };

  const byChild =
    (part: DocumentPart): Make =>
    async (output, { run }) => {
      const end = certain(
        await run({ kind: 'combine', parts: [part], output, maxPages, maxCpuMs }),
      );
      return end.kind === 'done' ? undefined : { givenUp: end.reason };
    };

  return {
    pagesOf: async (part, inSlot) => {
      if (part.givenUp !== undefined) return part;
      const tried = await find('alone', part);
      if (tried !== undefined) return shown(part, tried);
      if (part.type === 'docx' && convertWord !== undefined) {
        const outcome = await once('office', part, inSlot, byOffice(part.path, convertWord));
        if (outcome !== 'another way') return shown(part, outcome);
      }
      if (!DRAWN.has(part.type)) return part;
      return shown(part, await once('drawn', part, inSlot, byChild(part)));
    },
    triedAlone: async (part, pages, inSlot) =>
      pages.givenUp === undefined
        ? shown(pages, await once('alone', part, inSlot, byChild(pages)))
        : pages,
  };
}
