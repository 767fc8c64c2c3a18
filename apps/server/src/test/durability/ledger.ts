import { createHash } from 'node:crypto';

/** Known state of a thing after the last answer about it: it is there, gone, or one of both. */
export type Known = 'here' | 'maybe' | 'gone';

export interface KnownFile {
  id: number;
  name: string;
  sha256: string;
  size: number;
  state: Known;
}

export interface KnownSet {
  id: number;
  /** One of these: the last acknowledged one, and those sent since without an answer. */
  titles: string[];
  description: string;
  state: Known;
  files: KnownFile[];
}

/** A question or a paper, which is known by one text of its own. */
export interface KnownText {
  id: number;
  /** One of these: the last acknowledged one, and one sent since without an answer. */
  texts: string[];
}

/** Everything that the server has acknowledged, and every request. */
export interface Ledger {
  sets: Map<number, KnownSet>;
  /** Titles and contents that were ever sent: nothing else may be found. */
  sentTitles: Set<string>;
  sentContents: Set<string>;
  questions: Map<number, KnownText>;
  papers: Map<number, KnownText>;
  /** Texts of questions and papers that were ever sent. */
  sentTexts: Set<string>;
  acknowledged: number;
}

export function newLedger(): Ledger {
  return {
    sets: new Map(),
    sentTitles: new Set(),
    sentContents: new Set(),
    questions: new Map(),
    papers: new Map(),
    sentTexts: new Set(),
    acknowledged: 0,
  };
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
